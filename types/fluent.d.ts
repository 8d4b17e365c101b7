export * from "@fluent/bundle"
