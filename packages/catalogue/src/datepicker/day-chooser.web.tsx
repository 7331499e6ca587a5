import { useState } from 'react'
import { Revealed } from '../input/revealed.tsx'
import { type Day, type Month, thisMonth } from './calendar.ts'
import { MonthGrid } from './month-grid.tsx'

interface DayChooserProps {
  chosen: Day | null
  onChoose: (day: Day) => void
  /** Called where a calendar can be left by itself. */
  onClose: () => void
}

/** Where a day is chosen for a field: the month under it. */
export function DayChooser({ chosen, onChoose }: DayChooserProps) {
  const [shown, setShown] = useState<Month>(chosen ?? thisMonth())
  return (
    <Revealed>
      <MonthGrid
        shown={shown}
        selection={chosen ? { from: chosen } : {}}
        marked={[]}
        onShow={setShown}
        onChoose={onChoose}
      />
    </Revealed>
  )
}
