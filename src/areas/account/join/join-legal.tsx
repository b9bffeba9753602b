import { useMessages } from '#messages/messages-provider.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { SafeLink } from '#ui/safe-link/safe-link.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './create-account.css.ts';
import type { CreateAccountFlow } from './create-account.flow.ts';
import { type CreateFormField, JOIN_FIELD_IDS } from './create-account-fields.ts';

type JoinLegalProps = {
  readonly flow: CreateAccountFlow;
  readonly errorOf: (field: CreateFormField) => string | undefined;
};

/** Privacy statement and storage consent, where the market has them, and the terms (ACC-054 to ACC-057). */
export function JoinLegal({ flow, errorOf }: JoinLegalProps) {
  const { text } = useMessages();
  const { form } = flow;
  return (
    <>
      {form.market.includePrivacyStatement ? (
        <div className={css.privacy}>
          <h3 className={look.strong}>{text('common.privacy-statement')}</h3>
          <p className={look.smallMuted}>{text('account.join.legal.privacy-text')}</p>
        </div>
      ) : null}
      <div>
        {form.market.includeStorageConsent ? (
          <Checkbox
            {...form.register('storageConsent')}
            id={JOIN_FIELD_IDS.storageConsent}
            label={text('account.join.legal.storage', { product: form.product })}
            requiredLabel={text('common.required')}
            error={errorOf('storageConsent')}
          />
        ) : null}
        <Checkbox
          {...form.register('terms')}
          id={JOIN_FIELD_IDS.terms}
          label={text('account.join.legal.terms')}
          requiredLabel={text('common.required')}
          error={errorOf('terms')}
        />
        {form.termsLink === null ? null : (
          <SafeLink href={form.termsLink} newTabLabel={text('common.in-new-tab')} standalone>
            {text('common.read-terms')}
          </SafeLink>
        )}
      </div>
    </>
  );
}
