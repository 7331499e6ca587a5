import type { AdminUser } from '@kwiq/contracts'
import { Badge, SearchInput } from '@kwiq/ui'
import { Crown } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { formatDay, formatMoment } from '../../shared/format-date.ts'
import { ShowMore } from './show-more.tsx'
import { Loaded } from './tabs/loaded.tsx'
import { ScrollRegion } from './tabs/scroll-region.tsx'
import { texts } from './texts.ts'
import { useUsers } from './use-admin.ts'
import { UserMenu } from './user-menu.tsx'

/** Everybody who has an account. */
export function UsersCard() {
  const [search, setSearch] = useState('')
  const found = useUsers(useDeferredValue(search.trim()))
  return (
    <section className="card users" aria-labelledby="users">
      <div className="card-h">
        <h2 id="users">{texts.users}</h2>
        <SearchInput
          className="s"
          label={texts.searchUsers}
          placeholder={texts.searchUsers}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <Loaded query={found} empty={texts.noUsers}>
        {(users) => <UsersTable users={users} />}
      </Loaded>
      <ShowMore pages={found} />
    </section>
  )
}

function UsersTable({ users }: { users: AdminUser[] }) {
  const { columns } = texts
  return (
    <ScrollRegion label={texts.users}>
      <table className="tbl">
        <thead>
          <tr>
            <th>{columns.email}</th>
            <th>{columns.name}</th>
            <th>{columns.tier}</th>
            <th className="r">{columns.projects}</th>
            <th>{columns.lastLogin}</th>
            <th>{columns.joined}</th>
            <th>
              <span className="sr">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.id}>
              <td className="b">{user.email}</td>
              <td>{nameOf(user)}</td>
              <td>
                <span className="row">
                  <Badge
                    tone={user.role === 'FREE' ? undefined : 'accent'}
                    icon={user.role === 'OWNER' ? Crown : undefined}
                  >
                    {user.role}
                  </Badge>
                  {user.suspendedAt && <Badge tone="bad">{texts.suspended}</Badge>}
                </span>
              </td>
              <td className="r num">{user._count.projects}</td>
              <td className="t2 num">{user.lastLoginAt ? formatMoment(user.lastLoginAt) : texts.never}</td>
              <td className="t2 num">{formatDay(user.createdAt)}</td>
              <td>{user.role !== 'OWNER' && <UserMenu user={user} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function nameOf({ firstName, lastName }: AdminUser): string {
  return [firstName, lastName].filter(Boolean).join(' ') || texts.notApplicable
}
