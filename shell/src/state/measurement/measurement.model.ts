import type { MeasurementSystem } from '@kmx/shared-contracts/site.ts';
import { combine, createEvent, createStore } from 'effector';

export const systemChosen = createEvent<MeasurementSystem>();
export const countrySystemKnown = createEvent<MeasurementSystem>();

/** The visitor's choice, or null. */
export const $chosenSystem = createStore<MeasurementSystem | null>(null, { sid: 'kmx.measurement.chosen' }).on(
  systemChosen,
  (_previous, system) => system,
);

const $countrySystem = createStore<MeasurementSystem>('Metric', { sid: 'kmx.measurement.country' }).on(
  countrySystemKnown,
  (_previous, system) => system,
);

/** The visitor's choice, else the country's default, else Metric (SYS-068). */
export const $measurementSystem = combine($chosenSystem, $countrySystem, (chosen, ofCountry) => chosen ?? ofCountry);
