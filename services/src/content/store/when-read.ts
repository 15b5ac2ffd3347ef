/** Continues with a value at once when it is there already, which it mostly is: no turn of the loop is waited for then. */
export function whenRead<Value, Result>(
  value: Value | Promise<Value>,
  proceed: (value: Value) => Result,
): Result | Promise<Awaited<Result>> {
  return value instanceof Promise ? (value.then(proceed) as Promise<Awaited<Result>>) : proceed(value);
}
