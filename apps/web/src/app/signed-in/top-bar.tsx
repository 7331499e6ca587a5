import { Badge, IconButton, Logo, Menu, ThemeSwitch, buttonClass, classes } from '@kwiq/ui'
import { Crown, Menu as MenuIcon } from 'lucide-react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useUser } from '../../shared/session/use-user.ts'
import { routes } from '../routes.ts'
import { texts } from '../texts.ts'

const allLinks = routes.flatMap(({ path, navLabel, isForOwner = false }) =>
  navLabel ? [{ path, label: navLabel, isForOwner }] : [],
)

const logOut = () => location.assign('/api/logout')

/** The bar of every page: where one can go, and who one is. */
export function TopBar() {
  const user = useUser()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const links = allLinks.filter(({ isForOwner }) => !isForOwner || user?.role === 'OWNER')
  const here = pathname === '/' ? '/dashboard' : pathname

  return (
    <header className="top">
      <Link className="brand" to="/" aria-label={texts.home}>
        <Logo />
        Kwiq
      </Link>
      <nav aria-label={texts.main}>
        {links.map(({ path, label }) => (
          <Link
            key={path}
            to={path}
            className={classes(path === here && 'on')}
            aria-current={path === here ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="end">
        {user && (
          <>
            <Badge tone="accent" icon={user.role === 'OWNER' ? Crown : undefined}>
              {user.role}
            </Badge>
            <Link className="t2 only-d" to="/account" title={texts.account}>
              {user.email}
            </Link>
          </>
        )}
        <ThemeSwitch />
        <a className={buttonClass({ variant: 'ghost' }, 'only-d')} href="/api/logout">
          {texts.logOut}
        </a>
        <Menu
          trigger={
            <IconButton icon={MenuIcon} iconSize={20} label={texts.menu} className="only-m" hasNoTooltip />
          }
          entries={[
            ...(user ? [{ kind: 'label' as const, label: user.email }] : []),
            ...links.map(({ path, label }) => ({ label, onSelect: () => void navigate(path) })),
            { kind: 'separator' as const },
            { label: texts.account, onSelect: () => void navigate('/account') },
            { label: texts.logOut, onSelect: logOut },
          ]}
        />
      </div>
    </header>
  )
}
