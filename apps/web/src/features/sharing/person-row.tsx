import { type Person, type Share, sharePermissions } from '@kwiq/contracts'
import { Badge, Button, IconButton, Select } from '@kwiq/ui'
import { LogOut, X } from 'lucide-react'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { InviteLink } from './invite-link.tsx'
import { personName } from './person-name.ts'
import { readPermission } from './read-permission.ts'
import { texts } from './texts.ts'
import { useChangeShare } from './use-sharing.ts'

interface Shared {
  share: Share
  projectId: string
  mayShare: boolean
  onRemove: () => void
}

interface PersonRowProps {
  person: Pick<Person, 'firstName' | 'lastName' | 'email'>
  isSelf: boolean
  role: string
  /** Absent for the owner, whose place nobody changes. */
  shared?: Shared
}

/** Somebody in the project. */
export function PersonRow({ person, isSelf, role, shared }: PersonRowProps) {
  const name = personName(person)
  const isPending = shared?.share.isPending ?? false
  return (
    <li>
      <div className="person">
        <span className="ava" aria-hidden="true">
          {Array.from(name)[0]?.toUpperCase()}
        </span>
        <div className="grow who">
          <p className="b trunc">
            {name}
            {isSelf && <span className="t3"> ({texts.you})</span>}
          </p>
          {isPending && <Badge tone="warn">{texts.pending}</Badge>}
          {name !== person.email && <p className="xs t2 trunc">{person.email}</p>}
        </div>
        {shared?.mayShare && !isSelf ? (
          <RoleSelect name={name} {...shared} />
        ) : (
          <span className="t2 person-role">{role}</span>
        )}
        {shared && isSelf && (
          <Button size="s" icon={LogOut} onClick={shared.onRemove}>
            {texts.leave}
          </Button>
        )}
        {shared?.mayShare && !isSelf && (
          <IconButton icon={X} size="s" label={texts.removeOf(name)} onClick={shared.onRemove} />
        )}
      </div>
      {isPending && shared && <InviteLink share={shared.share} />}
    </li>
  )
}

function RoleSelect({ share, projectId, name }: Shared & { name: string }) {
  const change = useChangeShare(projectId)
  const showError = useShowError()
  const shown = change.isPending ? change.variables.permission : share.permission
  return (
    <Select
      aria-label={texts.roleOf(name)}
      className="s"
      value={shown}
      options={sharePermissions.map((value) => ({ value, label: texts.roles[value] }))}
      onChange={(value) => {
        const permission = readPermission(value, share.permission)
        change.mutate(
          { id: share.id, permission },
          { onError: (error) => showError(error, texts.changeFailed) },
        )
      }}
    />
  )
}
