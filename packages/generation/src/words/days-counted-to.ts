/** To these one counts days: a race countdown is no clock that runs. */
export const daysCountedTo =
  'race|exam|wedding|trip|holiday|vacation|release|festival|launch|birthday|due date|retirement|christmas'
