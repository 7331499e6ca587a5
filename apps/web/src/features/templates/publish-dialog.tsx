import { templateCategories, templateLimits } from '@kwiq/contracts'
import { Button, Dialog, Field, Input, Select, Textarea, useToast } from '@kwiq/ui'
import { useState } from 'react'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { texts } from './texts.ts'
import { usePublishTemplate } from './use-templates.ts'

interface PublishDialogProps {
  project: { id: string; name: string; description: string | null }
  onClose: () => void
}

/** Hands in a project as a template. */
export function PublishDialog({ project, onClose }: PublishDialogProps) {
  const [name, setName] = useState(project.name.slice(0, templateLimits.name))
  const [description, setDescription] = useState(
    (project.description ?? '').slice(0, templateLimits.description),
  )
  const [category, setCategory] = useState('')
  const publish = usePublishTemplate(project.id)
  const { toast } = useToast()
  const showError = useShowError()
  const words = texts.publish

  const submit = () => {
    const chosen = templateCategories.find((known) => known === category)
    const problem = !name.trim() ? words.enterName : !description.trim() ? words.enterAbout : null
    if (problem !== null || !chosen) {
      toast({ title: words.invalid, description: problem ?? words.enterCategory, variant: 'destructive' })
      return
    }
    publish.mutate(
      { name: name.trim(), description: description.trim(), category: chosen },
      {
        onSuccess: () => {
          toast({ title: words.submitted, description: words.submittedHint })
          onClose()
        },
        onError: (error) => showError(error, words.failed),
      },
    )
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      description={words.description}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={publish.isPending}>
            {publish.isPending ? words.submitting : words.submit}
          </Button>
        </>
      }
    >
      <Field label={words.name}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={templateLimits.name}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label={words.about} hint={words.aboutHint}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={description}
            maxLength={templateLimits.description}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Field>
      <Field label={words.category}>
        {(control) => (
          <Select
            {...control}
            value={category}
            onChange={setCategory}
            options={[
              { value: '', label: words.choose },
              ...templateCategories.map((value) => ({ value, label: value })),
            ]}
          />
        )}
      </Field>
    </Dialog>
  )
}
