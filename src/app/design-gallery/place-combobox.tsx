import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useState } from 'react';
import { Combobox } from '#ui/combobox/combobox.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Specimen } from './specimen.tsx';

const places = [
  { id: 'sea', label: 'Seattle', detail: 'Washington, United States' },
  { id: 'por', label: 'Portland', detail: 'Oregon, United States' },
  { id: 'mtl', label: 'Montréal', detail: 'Québec, Canada' },
  { id: 'tor', label: 'Toronto', detail: 'Ontario, Canada' },
  { id: 'sju', label: 'San Juan', detail: 'Puerto Rico' },
  { id: 'mex', label: 'Ciudad de México', detail: 'México' },
];

export function PlaceCombobox() {
  const [value, setValue] = useState('');
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState('nothing yet');
  const options = places.filter((place) => place.label.toLowerCase().includes(value.trim().toLowerCase()));
  return (
    <Specimen name={`Combobox: arrows, Home, End, Enter, Escape. Chosen: ${chosen}`}>
      <Combobox
        inputLabel="City, state or postal code"
        listLabel="Places"
        clearLabel="Clear the search"
        value={value}
        onValueChange={(next) => {
          setValue(next);
          setOpen(next.trim() !== '');
        }}
        options={options}
        open={open}
        onOpenChange={setOpen}
        onOptionChosen={(place) => {
          setValue(place.label);
          setChosen(place.label);
          setOpen(false);
        }}
        onSubmit={setChosen}
        statusText={open ? `${options.length} places` : ''}
        emptyText="No place of that name"
        trailing={<IconButton label="Use my location" icon={<LocateFixed aria-hidden="true" />} />}
      />
    </Specimen>
  );
}
