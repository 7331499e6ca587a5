import { useState } from 'react'
import { useAppRuntime, useAppValue } from '../app-runtime.ts'
import { FieldFrame } from '../input/field-frame.tsx'
import { Revealed } from '../input/revealed.tsx'
import { SelectBox } from '../input/select-field.tsx'
import type { ResolvedProperties } from '../resolve-properties.ts'
import { type Day, type Month, parseDay, shortName } from './calendar.ts'
import { MonthGrid } from './month-grid.tsx'

interface DateFieldProps {
  id: string
  label: string
  properties: ResolvedProperties<'datepicker'>
}

/** A date in a field; a tap opens the month under it. */
export function DateField({ id, label, properties }: DateFieldProps) {
  const { mode } = useAppRuntime()
  const stated = parseDay(properties.value ?? '') ?? parseDay(properties.month ?? '')
  const initial = properties.value && stated ? shortName(stated) : (properties.value ?? '')
  const [text, setText] = useAppValue(id, 'value', initial)
  const [chosen, setChosen] = useAppValue<Day | null>(id, 'day', stated ?? null)
  const [shown, setShown] = useState<Month | null>(null)
  return (
    <FieldFrame label={label}>
      <SelectBox
        label={label}
        icon="calendar"
        placeholder="Choose a day"
        value={text}
        isOpen={shown !== null}
        onToggle={() => setShown(shown === null ? (chosen ?? thisMonth()) : null)}
      />
      {shown !== null && mode === 'run' ? (
        <Revealed>
          <MonthGrid
            shown={shown}
            selection={chosen ? { from: chosen } : {}}
            marked={[]}
            onShow={setShown}
            onChoose={(day) => {
              setChosen(day)
              setText(shortName(day))
              setShown(null)
            }}
          />
        </Revealed>
      ) : null}
    </FieldFrame>
  )
}

/** The month in which the person taps, by their own clock. */
function thisMonth(): Month {
  const now = new Date()
  return { year: now.getFullYear(), month: now.getMonth() + 1 }
}
