import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#api/account/profile.ts';
import type { Profile } from '#domain/account/profile.ts';
import { failureCodeOf } from '#domain/failure.ts';
import type { Locale } from '#domain/locale.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { addressText } from '#parts/address/address-text.ts';
import { LoadError } from '#parts/loading/load-error.tsx';
import { LoadingStatus } from '#parts/loading/loading-status.tsx';
import { birthdayText, phoneText, writtenDayOf } from '#parts/money-and-dates.ts';
import { ButtonTo } from '#parts/page-links.tsx';
import { MemberLinks } from '#parts/pages/member-links.tsx';
import * as page from '#parts/pages/member-page.css.ts';
import { MemberPage } from '#parts/pages/member-page.tsx';
import { StarsLine } from '#parts/rewards/stars-line.tsx';
import { Card } from '#ui/card/card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './profile.css.ts';

const FACTS = ['name', 'email', 'birthday', 'address', 'phone'] as const;

/** What the retailer knows of a member, to read, with the ways to change it (ACC-126, decision AO-37). */
export function ProfileScreen() {
  const { text, locale } = useMessages();
  const { data, error, refetch } = useQuery(profileQuery());
  const since = data?.memberSince ? writtenDayOf(data.memberSince, locale) : null;
  return (
    <MemberPage
      back={{ to: '/account/for-you', label: text('common.for-you') }}
      title={text('common.your-profile')}
      lead={since === null ? '\u00A0' : text('account.profile.since', { date: since })}
    >
      <StarsLine />
      {!data && error ? (
        <LoadError
          title={text('account.profile.failed')}
          failure={failureCodeOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <About profile={data} />
      )}
      <Card as="section" aria-labelledby="profile-more">
        <h2 id="profile-more" className={look.heading3}>
          {text('account.profile.more')}
        </h2>
        <MemberLinks pages={['history', 'cards', 'payment', 'rewards', 'partner']} />
      </Card>
    </MemberPage>
  );
}

/** While it is being read, what is asked for stands there already, so that nothing moves. */
function About({ profile }: { readonly profile: Profile | undefined }) {
  const { text, locale } = useMessages();
  const facts = profile && factsOf(profile, locale);
  return (
    <Card as="section" aria-labelledby="profile-about">
      <div className={page.inside}>
        <h2 id="profile-about" className={look.heading3}>
          {text('common.about-you')}
        </h2>
        {facts ? null : <LoadingStatus />}
        <dl className={css.rows}>
          {FACTS.map((fact) => (
            <div key={fact} className={css.row}>
              <dt className={css.term}>{text(`account.profile.${fact}`)}</dt>
              <dd className={css.fact}>
                {facts ? (
                  (facts[fact] ?? <span className={css.missing}>{text('account.profile.missing')}</span>)
                ) : (
                  <Skeleton width="half" />
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className={page.actions}>
          <ButtonTo to="/account/personal">{text('account.profile.edit')}</ButtonTo>
        </div>
      </div>
    </Card>
  );
}

function factsOf(profile: Profile, locale: Locale): Readonly<Record<(typeof FACTS)[number], string | null>> {
  const { firstName, lastName, emailAddress, birthday, address, phoneNumber } = profile;
  return {
    name: `${firstName} ${lastName}`.trim(),
    email: emailAddress,
    birthday: birthday && birthdayText(birthday, locale),
    address: address && (addressText(address) || null),
    phone: phoneNumber && phoneText(phoneNumber, locale),
  };
}
