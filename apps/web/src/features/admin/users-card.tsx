import type { AdminUser } from '@kwiq/contracts'
import { Badge, SearchInput } from '@kwiq/ui'
import { Crown } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { formatDay, formatMoment } from '../../shared/format-date.ts'
import { type Column, PagedTable } from './paged-table.tsx'
import { texts } from './texts.ts'
import { useUsers } from './use-admin.ts'
import { UserMenu } from './user-menu.tsx'

const { columns: heads } = texts

const columns: readonly Column<AdminUser>[] = [
  { head: heads.email, className: 'b', cell: ({ email }) => <span className="trunc name">{email}</span> },
  { head: heads.name, cell: (user) => <span className="trunc name">{nameOf(user)}</span> },
  { head: heads.tier, cell: (user) => <Tier user={user} /> },
  { head: heads.projects, isRight: true, className: 'num', cell: ({ _count }) => _count.projects },
  {
    head: heads.lastLogin,
    className: 't2 num',
    cell: ({ lastLoginAt }) => (lastLoginAt ? formatMoment(lastLoginAt) : texts.never),
  },
  { head: heads.joined, className: 't2 num', cell: ({ createdAt }) => formatDay(createdAt) },
  {
    head: heads.actions,
    isHeadHidden: true,
    cell: (user) => user.role !== 'OWNER' && <UserMenu user={user} />,
  },
]

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
      <PagedTable label={texts.users} pages={found} columns={columns} empty={texts.noUsers} />
    </section>
  )
}

function Tier({ user: { role, suspendedAt } }: { user: AdminUser }) {
  return (
    <span className="row">
      <Badge tone={role === 'FREE' ? undefined : 'accent'} icon={role === 'OWNER' ? Crown : undefined}>
        {role}
      </Badge>
      {suspendedAt && <Badge tone="bad">{texts.suspended}</Badge>}
    </span>
  )
}

function nameOf({ firstName, lastName }: AdminUser): string {
  return [firstName, lastName].filter(Boolean).join(' ') || texts.notApplicable
}
