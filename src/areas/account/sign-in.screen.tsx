import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { Art } from '#ui/art/art.tsx';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormErrorSummary } from '#ui/form-error-summary/form-error-summary.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { sheetCard } from '#ui/theme/layout.css.ts';
import { text as look } from '#ui/theme/text.css.ts';
import * as css from './sign-in.css.ts';
import { type SignInMistake, useSignInForm } from './sign-in.flow.ts';

const FIELD_IDS = { username: 'sign-in-username', password: 'sign-in-password' } as const;

export function SignInScreen() {
  const { text, failure: failureText } = useMessages();
  const form = useSignInForm();
  const [passwordShown, showPassword] = useState(false);

  const errorOf = (field: SignInMistake['field']) => {
    const mistake = form.mistakes.find((one) => one.field === field);
    return mistake ? text(`account.sign-in.${mistake.code}`) : undefined;
  };
  const summary =
    form.failure === null
      ? form.mistakes.map(({ field, code }) => ({
          fieldId: FIELD_IDS[field],
          message: text(`account.sign-in.${code}`),
        }))
      : [{ message: failureText(form.failure) }];

  return (
    <div className={css.screen}>
      <div className={sheetCard}>
        <div className={css.heading}>
          <Art name="drink-mocha" className={css.picture} />
          <h1 className={look.heading1} tabIndex={-1}>
            {text('account.sign-in.title')}
          </h1>
          <p className={look.lead}>{text('account.sign-in.lead')}</p>
        </div>
        <Form onSubmit={form.submit} aria-busy={form.submitting}>
          <FormErrorSummary
            title={text(form.failure === null ? 'account.sign-in.errors' : 'account.sign-in.unsuccessful')}
            errors={summary}
            attempt={form.attempt}
          />
          <TextField
            {...form.username}
            id={FIELD_IDS.username}
            label={text('account.sign-in.username')}
            type="text"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={errorOf('username')}
          />
          <TextField
            {...form.password}
            id={FIELD_IDS.password}
            label={text('account.sign-in.password')}
            type={passwordShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            error={errorOf('password')}
            trailing={
              <IconButton
                label={text(passwordShown ? 'account.sign-in.hide-password' : 'account.sign-in.show-password')}
                icon={passwordShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
                onClick={() => showPassword((shown) => !shown)}
              />
            }
          />
          <Button type="submit" size="large" fullWidth busy={form.submitting} busyLabel={text('account.sign-in.busy')}>
            {text('account.sign-in.submit')}
          </Button>
        </Form>
      </div>
    </div>
  );
}
