import { useEffect, useState } from 'react';
import { Combobox } from './combobox.tsx';

const colors = ['Black', 'Blue', 'Brown', 'Green', 'Red', 'White', 'Yellow'];
const sections = ['0.25', '0.35', '0.5', '0.75', '1', '1.5', '2.5', '4', '6'];
/** As many as there are combinations: too many for a list. */
const wires = colors.flatMap((color) =>
  sections.map((section) => ({ value: `${color}-${section}`, text: `${color} wire`, detail: `${section} mm²` })),
);
const atOnce = 5;
const answerMs = 200;

const find = (text: string) => wires.filter((wire) => wire.text.toLowerCase().includes(text.toLowerCase()));

const texts = { none: 'No wire fits.', more: (count: number) => `${count} more: type a color.` };

/** A choice among wires that are found somewhere else, which takes a moment. */
export function FindWire() {
  const [value, setValue] = useState('White-6');
  const [search, setSearch] = useState('');
  const [searched, setSearched] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearched(search), answerMs);
    return () => clearTimeout(timer);
  }, [search]);
  const found = find(searched);
  return (
    <Combobox
      label="Wire"
      placeholder="Any"
      choices={found.slice(0, atOnce)}
      valueText={wires.find((wire) => wire.value === value)?.text}
      search={{
        searched: searched === search ? searched : null,
        total: found.length,
        failure: null,
        onSearch: setSearch,
      }}
      texts={texts}
      value={value}
      onChoose={setValue}
    />
  );
}
