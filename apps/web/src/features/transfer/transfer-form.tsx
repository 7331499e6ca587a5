import { projectLimits, type TransferRequest, transferLimits, transferSources } from '@kwiq/contracts'
import { Button, classes, Field, Icon, Input, useToast } from '@kwiq/ui'
import { FileArchive, GitBranch, Globe, Info, type LucideIcon } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { texts } from './texts.ts'
import { useTransfer } from './use-transfer.ts'

type SourceType = TransferRequest['sourceType']

/** Wraps a website at once, or keeps a ZIP or repository for later. */
export function TransferForm() {
  const [projectName, setProjectName] = useState('')
  const [sourceType, setSourceType] = useState<SourceType>('URL')
  const [sourceValue, setSourceValue] = useState('')
  const transfer = useTransfer()
  const navigate = useNavigate()
  const { toast } = useToast()
  const showError = useShowError()
  const isQuick = sourceType === 'URL'
  // Also while the next page's code is on its way.
  const isBusy = transfer.isPending || transfer.isSuccess
  const isMissing = projectName.trim() === '' || sourceValue.trim() === ''

  const submit = () => {
    if (isBusy) return
    if (isMissing) {
      const description = isQuick ? texts.missingQuick : texts.missingDeferred
      toast({ title: texts.missing, description, variant: 'destructive' })
      return
    }
    transfer.mutate(
      {
        mode: isQuick ? 'quick' : 'deferred',
        projectName: projectName.trim(),
        sourceType,
        sourceValue: sourceValue.trim(),
      },
      {
        onSuccess: async ({ projectId }) => {
          toast(
            isQuick
              ? { title: texts.success, description: texts.wrapped }
              : { title: texts.saved, description: texts.savedHint },
          )
          await navigate(projectId ? `/studio/${projectId}` : '/dashboard')
        },
        onError: (error) => showError(error, isQuick ? texts.wrapFailed : texts.saveFailed),
      },
    )
  }

  return (
    <form
      className="card pad transfer-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field label={texts.projectName}>
        {(control) => (
          <Input
            {...control}
            value={projectName}
            maxLength={projectLimits.name}
            placeholder={texts.projectNamePlaceholder}
            autoComplete="off"
            onChange={(event) => setProjectName(event.target.value)}
          />
        )}
      </Field>
      <SourceTypes
        value={sourceType}
        onChange={(next) => {
          setSourceType(next)
          setSourceValue('')
        }}
      />
      {sourceType === 'ZIP' ? (
        <ZipField name={sourceValue} onChange={setSourceValue} />
      ) : (
        <Field label={texts.sourceLabels[sourceType]}>
          {(control) => (
            <Input
              {...control}
              type="text"
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              value={sourceValue}
              maxLength={transferLimits.sourceValue}
              placeholder={texts.placeholders[sourceType]}
              onChange={(event) => setSourceValue(event.target.value)}
            />
          )}
        </Field>
      )}
      <div className="note">
        <Icon of={Info} />
        <p>{isQuick ? texts.quickNote : texts.deferredNote}</p>
      </div>
      <div>
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={isMissing}>
          {isQuick ? (isBusy ? texts.wrapping : texts.quick) : isBusy ? texts.saving : texts.save}
        </Button>
      </div>
    </form>
  )
}

const sourceIcons: Record<SourceType, LucideIcon> = {
  URL: Globe,
  ZIP: FileArchive,
  GITHUB: GitBranch,
}

function SourceTypes({ value, onChange }: { value: SourceType; onChange: (value: SourceType) => void }) {
  return (
    <div className="field">
      <span className="lbl" id="source-type">
        {texts.sourceType}
      </span>
      <RadioGroup.Root
        className="source-types"
        aria-labelledby="source-type"
        value={value}
        onValueChange={(next) => {
          const chosen = transferSources.find((source) => source === next)
          if (chosen) onChange(chosen)
        }}
      >
        {transferSources.map((source) => {
          return (
            <RadioGroup.Item
              key={source}
              value={source}
              className={classes('source', source === value && 'on')}
            >
              <Icon of={sourceIcons[source]} />
              {texts.sources[source]}
            </RadioGroup.Item>
          )
        })}
      </RadioGroup.Root>
    </div>
  )
}

function ZipField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  return (
    <Field label={texts.sourceLabels.ZIP} hint={name ? texts.chosen(name) : texts.zipNote}>
      {(control) => (
        <input
          {...control}
          className="input file"
          type="file"
          accept=".zip"
          onChange={(event) => onChange(event.target.files?.[0]?.name ?? '')}
        />
      )}
    </Field>
  )
}
