/** Whether a change such as "+12 %" or "−2.3 %" is good news, bad news or neither ("left", "11:20"). */
export function judgeChange(change: string | undefined, lowerIsBetter = false): 'good' | 'bad' | 'neutral' {
  const sign = change?.trim().charAt(0) ?? ''
  if (sign === '+') return lowerIsBetter ? 'bad' : 'good'
  if (sign === '-' || sign === '−') return lowerIsBetter ? 'good' : 'bad'
  return 'neutral'
}
