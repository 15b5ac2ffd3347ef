/** Shares one running call of an asynchronous function among callers with equal arguments. */
export function shareEqualCalls<Arguments extends readonly unknown[], Value>(
  call: (...parameters: Arguments) => Promise<Value>,
): (...parameters: Arguments) => Promise<Value> {
  const running = new Map<string, Promise<Value>>();
  return (...parameters) => {
    const key = JSON.stringify(parameters);
    const known = running.get(key);
    if (known !== undefined) return known;
    const answer = call(...parameters).finally(() => running.delete(key));
    running.set(key, answer);
    return answer;
  };
}
