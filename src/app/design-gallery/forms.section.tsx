import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { Art } from '#ui/art/art.tsx';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { CodeField } from '#ui/code-field/code-field.tsx';
import { FieldRow, Form, FormActions } from '#ui/form/form.tsx';
import { FormErrorSummary } from '#ui/form-error-summary/form-error-summary.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { RadioCards } from '#ui/radio-cards/radio-cards.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import * as css from './design-gallery.css.ts';
import { PlaceCombobox } from './place-combobox.tsx';
import { GallerySection, Specimen } from './specimen.tsx';

const provinces = [
  { value: 'on', label: 'Ontario' },
  { value: 'qc', label: 'Québec' },
  { value: 'wa', label: 'Washington' },
];

export function FormsSection() {
  const [attempt, setAttempt] = useState(0);
  const [pickup, setPickup] = useState<'counter' | 'curbside' | 'delivery'>('counter');
  const [amount, setAmount] = useState<'10' | '25' | '50' | '100'>('25');
  const [design, setDesign] = useState<'gift-thanks' | 'gift-birthday' | 'gift-winter' | undefined>(undefined);
  const [code, setCode] = useState('');
  const failed = attempt > 0;
  return (
    <GallerySection title="Forms">
      <div className={css.columns}>
        <Specimen name="Form: press the button for its errors">
          <Form
            onSubmit={(event) => {
              event.preventDefault();
              setAttempt(attempt + 1);
            }}
          >
            <FormErrorSummary
              title="There is a problem with 2 fields"
              attempt={attempt}
              errors={
                failed
                  ? [
                      { fieldId: 'gallery-email', message: 'Enter an email address' },
                      { fieldId: 'gallery-terms', message: 'Accept the terms' },
                    ]
                  : []
              }
            />
            <TextField
              id="gallery-email"
              label="Email"
              type="email"
              autoComplete="email"
              inputMode="email"
              leading={<Mail />}
              hint="We send the receipt here."
              error={failed ? 'Enter an email address' : undefined}
            />
            <PasswordField
              label="Password"
              autoComplete="new-password"
              hint="8 characters or more"
              showLabel="Show password"
              hideLabel="Hide password"
            />
            <CodeField label="Code" value={code} onValueChange={setCode} hint="We sent it to your phone." />
            <FieldRow>
              <TextField label="City" autoComplete="address-level2" defaultValue="Trois-Rivières" />
              <Select label="Province or state" options={provinces} placeholder="Choose one" />
            </FieldRow>
            <TextArea label="Message" optionalLabel="(optional)" hint="160 characters left" rows={3} />
            <Checkbox
              id="gallery-terms"
              label="I accept the terms of use and the privacy statement, which are long and take more than one line"
              error={failed ? 'Accept the terms' : undefined}
            />
            <FormActions>
              <Button type="submit">Create account</Button>
              <Button variant="ghost" onClick={() => setAttempt(0)}>
                Forget the errors
              </Button>
            </FormActions>
          </Form>
        </Specimen>
        <div className={css.section}>
          <PlaceCombobox />
          <Specimen name="Disabled, error, checked">
            <TextField label="Card number" disabled defaultValue="•••• 4242" />
            <Select label="Store" options={provinces} error="Choose where to pick it up" />
            <Checkbox label="Checked" defaultChecked hint="With a hint under it" />
            <Checkbox label="Checked and disabled" defaultChecked disabled />
            <Switch label="Order updates" hint="By text message" defaultChecked />
            <Switch label="Offers" />
            <Switch label="Not here" disabled />
          </Specimen>
          <RadioCards
            legend="How do you get it?"
            value={pickup}
            onValueChange={setPickup}
            options={[
              { value: 'counter', label: 'At the counter', detail: 'Ready in 4 to 6 minutes' },
              { value: 'curbside', label: 'Curbside', detail: 'We bring it to your car', trailing: '+$0.50' },
              { value: 'delivery', label: 'Delivery', detail: 'Not at this store', disabled: true },
            ]}
          />
          <RadioCards
            legend="Amount"
            layout="chips"
            value={amount}
            onValueChange={setAmount}
            options={[
              { value: '10', label: '$10' },
              { value: '25', label: '$25' },
              { value: '50', label: '$50' },
              { value: '100', label: '$100' },
            ]}
          />
          <RadioCards
            legend="Design"
            layout="grid"
            value={design}
            onValueChange={setDesign}
            error="Choose a design"
            options={[
              {
                value: 'gift-thanks',
                label: 'Thanks',
                picture: <Art name="gift-thanks" className={css.giftPicture} />,
              },
              {
                value: 'gift-birthday',
                label: 'Birthday',
                picture: <Art name="gift-birthday" className={css.giftPicture} />,
              },
              {
                value: 'gift-winter',
                label: 'Winter',
                picture: <Art name="gift-winter" className={css.giftPicture} />,
              },
            ]}
          />
        </div>
      </div>
    </GallerySection>
  );
}
