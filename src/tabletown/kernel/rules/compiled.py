"""The compiled versions of kernel functions; only compiled worlds import this, and so numpy and numba."""
# mypy: ignore-errors
import numpy
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

try:
    from numba.core.registry import CPUDispatcher
except ImportError:  # not a public name; without it numba compiles a rule once for every width of number
    CPUDispatcher = None

# Without numba's runtime a rule that allocates does not compile, and nothing counts references.
OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": False}


def wide(a):
    return types.int64 if isinstance(a, types.Boolean) or (isinstance(a, types.Integer) and a.signed) else a


if CPUDispatcher is None:

    def dispatcher(f, options):
        return njit(f, **options)

else:

    class Rule(CPUDispatcher):
        """A compiled function that takes every whole number as 64 bits, so that one version is enough."""

        def get_call_template(self, args, kws):
            return super().get_call_template([wide(a) for a in args], kws)

    def dispatcher(f, options):
        return Rule(f, targetoptions=options)


def rule(f):
    return dispatcher(f, {**OPTIONS, "no_cpython_wrapper": True})


def entry(f):
    compiled = dispatcher(f, OPTIONS)
    compiled.enable_caching()
    return compiled


def table(rows):
    return numpy.array(rows, dtype=numpy.int64)


# mask.py


@intrinsic
def _ones(context, m):
    return types.int64(types.int64), lambda _, builder, __, args: builder.ctpop(args[0])


@intrinsic
def _zeros_below(context, m):
    return types.int64(types.int64), lambda _, builder, __, args: builder.cttz(
        args[0], ir.Constant(ir.IntType(1), 0)
    )


@rule
def wrap(m):
    return m


@rule
def size(m):
    return _ones(m)


@rule
def first(m):
    return _zeros_below(m)


# luck.py

U = numpy.uint64
U12, U25, U27, U32, MULTIPLIER = U(12), U(25), U(27), U(32), U(0x2545F4914F6CDD1D)


def kept(word):
    return numpy.array([word], dtype=numpy.uint64)


@rule
def lot(luck, n):
    x = luck[0]
    x ^= x >> U12
    x ^= x << U25
    x ^= x >> U27
    luck[0] = x
    return numpy.int64((((x * MULTIPLIER) >> U32) * U(n)) >> U32)


# scratch.py


def rows(*shape):
    return numpy.zeros(shape, dtype=numpy.int64)


def reals(values, kind="d"):
    return numpy.array(values, dtype=kind)


def laid_out(state, n):
    """Return n copies of a state as one array of blocks, and the same memory as rows of 64-bit words."""
    blocks = numpy.repeat(state.block(), n)
    return blocks, blocks.view(numpy.int64).reshape(n, -1)


def put(scratch, i, state):
    scratch.states[i] = state.block()[0]


@rule
def copy(scratch, i, j):
    for k in range(scratch.words.shape[1]):
        scratch.words[j, k] = scratch.words[i, k]
