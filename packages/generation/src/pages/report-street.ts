import { definePage } from './page.ts'

export const reportStreet = definePage({
  id: 'report-street',
  said: 'report potholes, report pothole, report a pothole, report street lights, report broken street lights, report damages, report damage, report problems, report a problem, report issues, report issue, damage reports, report litter, report defects, defect reports, report broken lights',
  unless:
    /^(?:an? )?app (?:to|for|that lets) (?:report|citizens report)|workers|staff|crew|\b(?:borrow|lend|lent\b|librar(?:y|ies)\b)/i,
  within:
    /\b(?:village|town|city|municipal\w*|citizens?|council|commune|district|park|forest|neighbou?rhood)\b/i,
  name: 'Report',
  icon: 'flag',
  line: 'Mended after four days on average',
  shownBy: 'street-report',
  content: `
    chips What | Road, Light, Waste, Tree, Sign
    fields
    - Where | place | Mill street 14
    - Photo | photo |
    - What we should know | long | In front of the school, deep
    switches You
    - Tell me when done
    - Send without my name
    timeline Near you
    - Light at the bridge | Mended on 12 November
    - Bench in the park | In work
    - Hole in Mill street | Seen today
    button send | Report
  `,
})
