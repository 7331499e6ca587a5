import { projectLimits } from '@kwiq/contracts'
import { Field, Input, Textarea } from '@kwiq/ui'
import { texts } from '../texts.ts'

/** What a person says of a project. */
interface ProjectWords {
  name: string
  description: string
}

interface ProjectFieldsProps {
  words: ProjectWords
  onChange: (words: ProjectWords) => void
  /** The project is new: examples stand in the empty fields. */
  isNew?: boolean
}

/** Name and description of a project. */
export function ProjectFields({ words, onChange, isNew = false }: ProjectFieldsProps) {
  return (
    <>
      <Field label={texts.name}>
        {(control) => (
          <Input
            {...control}
            value={words.name}
            maxLength={projectLimits.name}
            placeholder={isNew ? texts.namePlaceholder : undefined}
            autoComplete="off"
            onFocus={(event) => !isNew && event.target.select()}
            onChange={(event) => onChange({ ...words, name: event.target.value })}
          />
        )}
      </Field>
      <Field label={texts.description}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={words.description}
            maxLength={projectLimits.description}
            placeholder={isNew ? texts.descriptionPlaceholder : undefined}
            onChange={(event) => onChange({ ...words, description: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
