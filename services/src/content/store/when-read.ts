/** Continues with a value at once when it is there already, which it mostly is: no turn of the loop is waited for then. */
export function whenRead<Value, Result>(
  value: Value | Promise<Value>,
  next: (value: Value) => Result,
): Result | Promise<Awaited<Result>> {
  return value instanceof Promise ? (value.then(next) as Promise<Awaited<Result>>) : next(value);
}
