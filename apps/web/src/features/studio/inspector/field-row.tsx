import type { JsonValue } from '@kwiq/app-model'
import { Switch } from '@kwiq/ui'
import { ActionControl, LinkField } from './controls/action-control.tsx'
import { ChoiceControl } from './controls/choice-control.tsx'
import { IconControl } from './controls/icon-control.tsx'
import { ItemsControl } from './controls/items-control.tsx'
import { ListControl } from './controls/list-control.tsx'
import { NumberControl } from './controls/number-control.tsx'
import { TextControl } from './controls/text-control.tsx'
import type { Field } from './field-model.ts'
import { texts } from '../texts.ts'
import { PropertyRow } from './property-row.tsx'

interface FieldRowProps {
  field: Field
  /** The stored value; undefined while the catalogue's default holds. */
  value: unknown
  /** Whether several components are meant and they differ in it. */
  isMixed?: boolean
  onChange(value: JsonValue | undefined): void
}

const tallControls: Field['control'][] = ['multiline', 'action', 'items', 'strings', 'numbers']

/** The inspector's line for one property, by the control the catalogue names. */
export function FieldRow({ field, value, isMixed = false, onChange }: FieldRowProps) {
  const shown = isMixed ? undefined : value === undefined ? field.initial : value
  return (
    <PropertyRow
      title={field.title}
      isTall={tallControls.includes(field.control)}
      isWide={field.control === 'items'}
    >
      {() => control(field, shown, isMixed, onChange)}
    </PropertyRow>
  )
}

function control(field: Field, shown: unknown, isMixed: boolean, onChange: FieldRowProps['onChange']) {
  const hint = isMixed ? texts.mixed : undefined
  const { title, isOptional } = field
  const words = typeof shown === 'string' ? shown : ''
  const orAbsent = (text: string) => onChange(text === '' && isOptional ? undefined : text)
  switch (field.control) {
    case 'text':
      return <TextControl value={words} label={title} placeholder={hint} onChange={orAbsent} />
    case 'multiline':
      return <TextControl value={words} label={title} placeholder={hint} isMultiline onChange={orAbsent} />
    case 'picture':
      return (
        <TextControl
          value={words}
          label={title}
          placeholder={hint ?? texts.pictureExample}
          onChange={orAbsent}
        />
      )
    case 'url':
      return <LinkField href={words} label={title} onChange={orAbsent} />
    case 'number':
      return (
        <NumberControl
          value={typeof shown === 'number' ? shown : undefined}
          label={title}
          min={field.min}
          max={field.max}
          isOptional={isOptional}
          placeholder={hint}
          onChange={onChange}
        />
      )
    case 'switch':
      return (
        <span className="row">
          {isMixed && <span className="xs t3">{texts.mixed}</span>}
          <Switch isOn={shown === true} label={title} onChange={onChange} />
        </span>
      )
    case 'choice':
      return (
        <ChoiceControl
          value={typeof shown === 'string' ? shown : undefined}
          label={title}
          options={field.options}
          isOptional={isOptional}
          isMixed={isMixed}
          onChange={onChange}
        />
      )
    case 'icon':
      return (
        <IconControl value={words || undefined} label={title} isOptional={isOptional} onChange={onChange} />
      )
    case 'action':
      return (
        <ActionControl value={shown} label={title} onChange={(action) => onChange(action && { ...action })} />
      )
    case 'strings':
    case 'numbers':
      return (
        <ListControl
          value={
            Array.isArray(shown)
              ? shown.filter((entry) => typeof entry === 'string' || typeof entry === 'number')
              : []
          }
          label={title}
          isNumbers={field.control === 'numbers'}
          onChange={onChange}
        />
      )
    case 'items':
      return <ItemsControl value={shown} field={field} onChange={onChange} />
  }
}
