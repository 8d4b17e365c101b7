// What web/lib/preact.js holds, as its preact.entry.txt says.
import type { VNode } from "preact"

export { Component, Fragment, h, render } from "preact"
export { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks"
export { batch, computed, effect, signal, untracked, useComputed, useSignal, useSignalEffect } from "@preact/signals"
export const html: (strings: TemplateStringsArray, ...values: any[]) => VNode<any>
