import type { Allowance } from '@kwiq/contracts'
import { Link } from 'react-router'
import './run.css'
import { runTexts as texts } from './texts.ts'
import type { LostRun } from './use-run.ts'

interface RunPriceProps {
  id?: string
  allowance: Allowance | undefined
  /** Said first: that the last run cost nothing. */
  lost?: LostRun | null
}

/** What the next run costs of the month's allowance. */
export function RunPrice({ id, allowance, lost = null }: RunPriceProps) {
  return (
    <p className="hint run-price" id={id} aria-live="polite">
      {lost && `${texts.lost[lost]} `}
      {allowance && describe(allowance)}
      {allowance?.left === 0 && (
        <>
          {' '}
          <Link className="link" to="/billing">
            {texts.upgrade}
          </Link>
        </>
      )}
    </p>
  )
}

function describe({ cost, left, limit }: Allowance): string {
  if (left === null) return texts.costUnlimited
  return left === 0 ? texts.noneLeft(limit) : texts.cost(cost, left, limit)
}
