import { useMessages } from '#messages/messages-provider.tsx';
import { PasswordField as Field, type PasswordFieldProps } from '#ui/password-field/password-field.tsx';

/** A password, with a button that shows and hides it. Spread what react-hook-form registers onto it. */
export function PasswordField(props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>) {
  const { text } = useMessages();
  return <Field {...props} showLabel={text('common.show-password')} hideLabel={text('common.hide-password')} />;
}
