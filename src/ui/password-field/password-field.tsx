import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { TextField, type TextFieldProps } from '#ui/text-field/text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'autoComplete' | 'inputMode'> {
  /** For password managers: which password this is. */
  readonly autoComplete: 'current-password' | 'new-password';
  /** The names of the button that shows what was typed, and hides it again. */
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password as it was typed, pasted or filled in: nothing is cut off, and a button shows it (ACC-010, FC-152). */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, show] = useState(false);
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <IconButton
          label={shown ? hideLabel : showLabel}
          icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => show((now) => !now)}
        />
      }
    />
  );
}
