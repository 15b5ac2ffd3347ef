import { startTraffic, type Traffic } from './traffic.ts';

const deadlineMs = 30_000;

/**
 * Visitors of pages at a steady rate per second, one place after the other. A page for which `isRendered` is true has a
 * query of its own, so that no cache has it. What is not answered with 200 has failed.
 */
export function startVisits(
  origin: string,
  places: readonly string[],
  rate: number,
  isRendered: (index: number) => boolean = () => true,
): Traffic {
  return startTraffic(async (index) => {
    const place = places[index % places.length] ?? '/en';
    const query = isRendered(index) ? `?visit=${index}` : '';
    const response = await fetch(`${origin}${place}${query}`, { signal: AbortSignal.timeout(deadlineMs) });
    await response.text();
    return response.status === 200 ? null : `${response.status} ${place}`;
  }, rate);
}
