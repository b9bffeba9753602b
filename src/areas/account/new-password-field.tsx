import Check from 'lucide-react/icons/check';
import Dot from 'lucide-react/icons/dot';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PASSWORD_LENGTH, PASSWORD_RULES, passwordStrength, unmetPasswordRules } from '#domain/account/password.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { PasswordField } from '#parts/person/password-field.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import * as css from './new-password-field.css.ts';

type NewPasswordFieldProps = {
  readonly id: string;
  readonly label: ReactNode;
  /** What react-hook-form registers. */
  readonly field: UseFormRegisterReturn;
  /** What was typed so far: the rule is shown as it is met. */
  readonly typed: string;
  readonly error: string | undefined;
};

/** A new password: each part of the rule as it is met, and how strong the whole is (ACC-063). */
export function NewPasswordField({ id, label, field, typed, error }: NewPasswordFieldProps) {
  const { text } = useMessages();
  const unmet = unmetPasswordRules(typed);
  const rulesId = `${id}-rules`;
  const strength = passwordStrength(typed);
  return (
    <div className={css.group}>
      <PasswordField
        {...field}
        id={id}
        label={label}
        autoComplete="new-password"
        error={error}
        aria-describedby={rulesId}
      />
      <div id={rulesId} className={css.needs}>
        <p className={css.title}>{text('account.new-password.needs')}</p>
        <ul className={css.rules}>
          {PASSWORD_RULES.map((rule) => {
            const isMet = typed !== '' && !unmet.includes(rule);
            const Mark = isMet ? Check : Dot;
            return (
              <li key={rule} className={classNames(css.rule, isMet && css.met)}>
                <Mark aria-hidden="true" className={css.mark} strokeWidth={3} />
                <span>
                  {isMet ? <VisuallyHidden>{text('account.new-password.met')} </VisuallyHidden> : null}
                  {rule === 'length'
                    ? text('account.new-password.rule-length', PASSWORD_LENGTH)
                    : text(`account.new-password.rule-${rule}`)}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
      <p role="status" className={classNames(css.strength, css.strengthOf[strength])}>
        {typed === '' ? null : text(`account.new-password.strength-${strength}`)}
      </p>
    </div>
  );
}
