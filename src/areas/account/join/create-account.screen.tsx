import { HOME_AFTER_SIGN_IN, type SafePath } from '#domain/return-url.ts';
import { partnerOfReturnUrl } from '#domain/rewards/partner.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { LoadingStatus } from '#parts/loading/loading-status.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { useHydrated } from '#session/use-hydrated.ts';
import { Art } from '#ui/art/art.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { brandPanel } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './create-account.css.ts';
import { useCreateAccountFlow } from './create-account.flow.ts';
import { CreateAccountForm } from './create-account-form.tsx';
import { JoinBenefits } from './join-benefits.tsx';

type CreateAccountScreenProps = {
  /** The address to return to, where one was given that may be followed. */
  readonly returnUrl: SafePath | undefined;
};

/** Joining (ACC-044, ACC-045): what members enjoy beside the form. */
export function CreateAccountScreen({ returnUrl: requested }: CreateAccountScreenProps) {
  const { text, locale } = useMessages();
  const { rewards } = useConfiguration();
  const flow = useCreateAccountFlow(requested ?? HOME_AFTER_SIGN_IN);
  // The prerendered page knows no search parameters; the first render equals it, the next one says what they change.
  const returnUrl = useHydrated() ? requested : undefined;
  // Those who come to link a partner's account read of it (ACC-017, ACC-018).
  const partner = partnerOfReturnUrl(returnUrl, rewards, locale);
  return (
    <div className={css.screen}>
      <div className={classNames(brandPanel, css.invitation)}>
        <div className={css.invitationInside}>
          <div className={css.greeting}>
            <div className={css.words}>
              <h1 className={look.heading1} tabIndex={-1}>
                {text('account.join.create.title')}
              </h1>
              {partner ? (
                <h2 className={look.heading3}>
                  {text('account.join.create.partner', { partner: text(`common.partner.${partner}`) })}
                </h2>
              ) : null}
              <p className={look.lead}>{text('account.join.create.lead')}</p>
            </div>
            <Art name="hero" urgent className={css.picture} />
          </div>
          <JoinBenefits />
        </div>
      </div>
      <div className={css.side}>
        <p className={css.haveAccount}>
          {text('account.join.create.have-account')}{' '}
          <TextLink
            // Back from what follows would open the form anew, which signs out (ACC-044).
            render={<Link to="/account/signin" search={returnUrl === undefined ? {} : { returnUrl }} replace />}
            standalone
          >
            {text('common.sign-in')}
          </TextLink>
        </p>
        {flow.entering ? <FormSkeleton /> : <CreateAccountForm flow={flow} />}
      </div>
    </div>
  );
}

/** Until the cookies of an earlier session are cleared (ACC-044). */
function FormSkeleton() {
  const { text } = useMessages();
  return (
    <div className={css.skeletons}>
      <LoadingStatus>{text('account.join.create.preparing')}</LoadingStatus>
      <div className={css.skeletonRow}>
        <Skeleton shape="field" />
        <Skeleton shape="field" />
      </div>
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="card" className={css.tallSkeleton} />
      <Skeleton shape="field" />
    </div>
  );
}
