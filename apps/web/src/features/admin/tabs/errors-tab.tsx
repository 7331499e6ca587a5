import type { ErrorLogEntry } from '@kwiq/contracts'
import { Badge, Button, Icon, useToast } from '@kwiq/ui'
import { Check, TriangleAlert } from 'lucide-react'
import { useShowError } from '../../../shared/errors/use-show-error.ts'
import { formatMoment } from '../../../shared/format-date.ts'
import { texts } from '../texts.ts'
import { useErrors, useResolveError } from '../use-admin.ts'
import { ShowMore } from '../show-more.tsx'
import { Loaded } from './loaded.tsx'
import { ScrollRegion } from './scroll-region.tsx'

/** Characters of a stack trace that are shown. */
const shownStack = 200

const tones = { critical: 'bad', error: undefined, warning: 'warn' } as const

export function ErrorsTab() {
  const pages = useErrors()
  return (
    <Loaded query={pages} empty={texts.noErrors}>
      {(errors) => (
        <ScrollRegion className="errs" label={texts.tabs.errors}>
          {errors.map((error) => (
            <ErrorEntry key={error.id} error={error} />
          ))}
          <ShowMore pages={pages} />
        </ScrollRegion>
      )}
    </Loaded>
  )
}

function ErrorEntry({ error }: { error: ErrorLogEntry }) {
  const { severity, errorType, lastSeenAt, message, url, stackTrace, count, resolved } = error
  return (
    <article className={resolved ? 'done' : undefined}>
      <div className="row wrap">
        <Badge tone={tones[severity]} icon={severity === 'critical' ? TriangleAlert : undefined}>
          {severity}
        </Badge>
        <b className="b">{errorType}</b>
        <span className="t3 num grow">
          {formatMoment(lastSeenAt)}
          {count > 1 && `, ${texts.times(count)}`}
        </span>
        {resolved ? (
          <span className="row t3 xs">
            <Icon of={Check} size={14} />
            {texts.resolved}
          </span>
        ) : (
          <ResolveButton error={error} />
        )}
      </div>
      <p>{message}</p>
      {url && <code className="t3">{url}</code>}
      {stackTrace && <pre>{cut(stackTrace)}</pre>}
    </article>
  )
}

function ResolveButton({ error: { id, errorType } }: { error: ErrorLogEntry }) {
  const resolve = useResolveError()
  const { toast } = useToast()
  const showError = useShowError()
  return (
    <Button
      size="s"
      isBusy={resolve.isPending}
      aria-label={texts.resolveOne(errorType)}
      onClick={() =>
        resolve.mutate(id, {
          onSuccess: () => toast(texts.resolvedToast),
          onError: (failure) => showError(failure, texts.resolveFailed),
        })
      }
    >
      {texts.resolve}
    </Button>
  )
}

function cut(stack: string): string {
  return stack.length > shownStack ? `${stack.slice(0, shownStack)}...` : stack
}
