import { useMessages } from '#messages/messages-provider.tsx';
import { page } from '#ui/theme/layout.css.ts';
import { text as look } from '#ui/theme/text.css.ts';

export function MobileAppsScreen() {
  const { text } = useMessages();
  return (
    <div className={page.wide}>
      <h1 className={look.heading1} tabIndex={-1}>
        {text('rewards-marketing.apps.title')}
      </h1>
    </div>
  );
}
