import type { UseFormRegisterReturn } from 'react-hook-form';
import { useMessages } from '#messages/messages-provider.tsx';
import { FieldRow } from '#ui/form/form.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';

type NameFieldName = 'firstName' | 'lastName';

type NameFieldsProps = {
  readonly ids: Readonly<Record<NameFieldName, string>>;
  readonly register: (field: NameFieldName) => UseFormRegisterReturn;
  readonly errorOf: (field: NameFieldName) => string | undefined;
  readonly isLastNameRequired?: boolean;
  /** Nothing is changed now; a disabled field would lose the focus. */
  readonly isSettled?: boolean;
  /** Which of a person's names the browser is to fill in. */
  readonly kind?: 'billing';
  /** Where Enter does something else than to send the form. */
  readonly enterKeyHint?: 'next';
};

/** The two names of a person, side by side where there is room. */
export function NameFields({
  ids,
  register,
  errorOf,
  isLastNameRequired = true,
  isSettled = false,
  kind,
  enterKeyHint,
}: NameFieldsProps) {
  const { text } = useMessages();
  const fillIn = (token: string) => (kind === undefined ? token : `${kind} ${token}`);
  return (
    <FieldRow>
      <TextField
        {...register('firstName')}
        id={ids.firstName}
        label={text('common.first-name')}
        autoComplete={fillIn('given-name')}
        enterKeyHint={enterKeyHint}
        readOnly={isSettled}
        error={errorOf('firstName')}
      />
      <TextField
        {...register('lastName')}
        id={ids.lastName}
        label={text('common.last-name')}
        optionalLabel={isLastNameRequired ? undefined : text('common.optional')}
        autoComplete={fillIn('family-name')}
        enterKeyHint={enterKeyHint}
        readOnly={isSettled}
        error={errorOf('lastName')}
      />
    </FieldRow>
  );
}
