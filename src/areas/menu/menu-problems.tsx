import type { FailureCode } from '#domain/failure.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { FocusKept } from '#parts/loading/focus-kept.tsx';
import { useOnReconnect } from '#parts/loading/use-on-reconnect.ts';
import { ButtonTo } from '#parts/page-links.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { chip } from '#ui/theme/chip.css.ts';
import * as css from './menu-problems.css.ts';

type MenuProblemProps = {
  readonly state: 'empty' | 'failed';
  readonly failure: FailureCode | null;
  readonly retry: () => void;
  /** 1 where it stands in the place of the page's own heading. */
  readonly headingLevel?: 1 | 2;
};

/** In the place of the menus: there are none (PRV-034), or they could not be loaded (PRV-035). */
export function MenuProblem({ state, failure, retry, headingLevel = 2 }: MenuProblemProps) {
  const { text, failureText } = useMessages();
  useOnReconnect(failure === 'offline', retry);
  return (
    <FocusKept>
      <div role="alert">
        <EmptyState
          picture={failure === 'offline' ? 'empty-offline' : state === 'empty' ? 'empty-no-previous' : 'empty-error'}
          headingLevel={headingLevel}
          title={text(state === 'empty' ? 'menu.none-found' : 'menu.failed')}
          actions={<Button onClick={retry}>{text('common.try-again')}</Button>}
        >
          {failure === null ? text('menu.none-found-hint') : failureText(failure)}
        </EmptyState>
      </div>
    </FocusKept>
  );
}

/** A category that is not there, or has nothing in it (PRV-036); the others are one press away. */
export function CategoryMissing({ menu }: { readonly menu: Menu }) {
  const { text } = useMessages();
  return (
    <>
      <EmptyState
        picture="empty-not-found"
        headingLevel={1}
        title={text('menu.category-missing')}
        actions={<ButtonTo to="/menu">{text('common.see-menu')}</ButtonTo>}
      >
        {text('menu.category-missing-hint')}
      </EmptyState>
      <ul className={css.others}>
        {menu.categories.map(({ id, name }) => (
          <li key={id}>
            <Link to="/menu/$menu/$category" params={{ menu: menu.id, category: id }} className={chip}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
