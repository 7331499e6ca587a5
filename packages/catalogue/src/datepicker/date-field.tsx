import { useState } from 'react'
import { useAppRuntime, useAppValue } from '../app-runtime.ts'
import { FieldFrame } from '../input/field-frame.tsx'
import { SelectBox } from '../input/select-field.tsx'
import type { ResolvedProperties } from '../resolve-properties.ts'
import { ownWord } from '../language/words.ts'
import { useLayout } from '../primitives/index.ts'
import { type Day, parseDay, readDay } from './calendar.ts'
import { shortName } from './date-names.ts'
import { DayChooser } from './day-chooser'

interface DateFieldProps {
  id: string
  label: string
  properties: ResolvedProperties<'datepicker'>
}

/** A date in a field; a tap opens a calendar for it. */
export function DateField({ id, label, properties }: DateFieldProps) {
  const { mode } = useAppRuntime()
  const { language } = useLayout()
  const stated = readDay(properties.value ?? '') ?? parseDay(properties.month ?? '')
  const initial = properties.value && stated ? shortName(stated, language) : (properties.value ?? '')
  const [text, setText] = useAppValue(id, 'value', initial)
  const [chosen, setChosen] = useAppValue<Day | null>(id, 'day', stated ?? null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <FieldFrame label={label}>
      <SelectBox
        label={label}
        icon="calendar"
        placeholder={ownWord('Choose a day', language)}
        value={text}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      />
      {isOpen && mode === 'run' ? (
        <DayChooser
          chosen={chosen}
          onClose={() => setIsOpen(false)}
          onChoose={(day) => {
            setChosen(day)
            setText(shortName(day, language))
            setIsOpen(false)
          }}
        />
      ) : null}
    </FieldFrame>
  )
}
