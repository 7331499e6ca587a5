import { byWord } from '../by-word.ts'
import type { Gadget } from './gadget.ts'
import { namedFirst, type Nameable } from './named-in.ts'

const parts: Nameable = [
  [/\bnames?\b/i, 'Names'],
  [/\baddress(?:es)?\b/i, 'Addresses'],
  [/\bibans?\b/i, 'IBANs'],
  [/\be-?mails?\b/i, 'Emails'],
  [/\bphones?\b/i, 'Phone numbers'],
  [/\bcompan(?:y|ies)\b/i, 'Companies'],
  [/\bdates?\b/i, 'Dates'],
  [/\b(?:uuids?|guids?|ids)\b/i, 'UUIDs'],
  [/\bcredit cards?\b/i, 'Test cards'],
]
const valueOf: Record<string, string> = byWord({
  Names: 'user | Lea Brandt',
  Addresses: 'pin | Mill street 12, 28195 Bremen',
  IBANs: 'bank | DE02 1203 0000 0000 2020 51',
  Emails: 'mail | lea.brandt@post.example',
  'Phone numbers': 'phone | +1 555 0142',
  Companies: 'building | Norrgard Studio Ltd',
  Dates: 'calendar | 1987-04-19',
  UUIDs: 'key | 7f1c4b2e-9a53-4d0e',
  'Test cards': 'card | 4242 4242 4242 4242',
})

/** What developers fill empty tables with, and how their tests went. */
export const madeUpData: readonly Gadget[] = [
  {
    id: 'fake-data',
    called:
      /\b(?:(?:fake|dummy|mock|test|sample|random (?:user|person|test)) (?:data|identit(?:y|ies)|users?|persons?|people|records?|profiles?) (?:generator|maker|creator|for (?:testing|developers))|generat\w+ (?:fake|dummy|mock|test) (?:data|identit(?:y|ies)|users|people|records)|faker)\b/i,
    icon: 'code',
    presets: 'dark-pro, clean',
    names: 'John Example, Seed 42, Nobody Real',
    sheets: [
      {
        name: 'Generate',
        title: 'Nobody real',
        icon: 'refresh',
        content: (text) => `
          rows Generated
          ${namedFirst(text, parts, 5)
            .map((part) => {
              const [icon = 'code', value = ''] = (valueOf[part] ?? '').split(' | ')
              return `- ${icon === 'bank' ? 'wallet' : icon} | ${value} | ${part}`
            })
            .join('\n')}
          button refresh | Generate again
          keys
          - copy | Copy all
          - download | Save`,
      },
      {
        name: 'Fields',
        title: 'What is made',
        icon: 'list',
        content: (text) => `
          switches Fields
          ${namedFirst(text, parts, 7)
            .map((part, index) => `- ${index > 4 ? 'x ' : ''}${part}`)
            .join('\n')}
          chips Country | * Germany, Portugal, Netherlands, France, Any
          fields
          - Rows | number | 100
          - Seed | number | 42`,
      },
      {
        name: 'Export',
        icon: 'download',
        content: `
          chips Format | * CSV, JSON, SQL, XML
          fields
          - Table name | text | customers
          rows Preview
          - code | id, name, iban | Head
          - code | 1, Lea Brandt, DE02 1203 | Row 1
          - code | 2, Omar Haddad, DE45 5001 | Row 2
          button download | Save 100 rows`,
      },
    ],
  },
  {
    id: 'test-runs',
    called:
      /\b(?:(?:unit|automated|integration|end-to-end|e2e|regression|flaky) tests?\b.{0,40}\b(?:dashboards?|trackers?|monitors?|viewer|results?|coverage|reports?|status)|(?:dashboards?|trackers?|monitors?|viewer|overview) (?:of|for) (?:our |my |the )?(?:unit |automated |integration |e2e |flaky )?test(?:s| runs| results)\b|(?:ci|build) (?:monitor|dashboard|status)|test run (?:viewer|tracker|monitor))/i,
    unless: /\b(?:driving|blood|covid|students?|exams?|quiz|school|lab|medical|practice tests)\b/i,
    icon: 'check',
    presets: 'dark-pro, clean',
    names: 'All Green, Red Again, Build 1184',
    sheets: [
      {
        name: 'Builds',
        title: 'Latest builds',
        icon: 'check',
        content: `
          ring Tests passed | 0.99 | 1,204 of 1,212 | build 1184, main
          stats
          - 5 | Failed
          - 3 | Flaky
          - 84.2 % | Coverage
          rows Builds
          - close | Build 1184, main | Cache by locale, 4 min 12 | 5 failed
          - check | Build 1183, main | Type the router, 4 min 02 | Passed
          - check | Build 1182, release | Drop Node 20, 3 min 58 | Passed
          - warning | Build 1181, main | Smaller bundle, 4 min 40 | 2 flaky
          button refresh | Run again`,
      },
      {
        name: 'Failed',
        title: 'Failed tests',
        icon: 'close',
        content: `
          rows Failed in build 1184
          - close | formats dates by locale | router/locale.test.ts | New
          - close | keeps the cache warm | cache/warm.test.ts | 2 builds
          - close | sums the cart | shop/cart.test.ts | New
          text Expected “19.11.” but got “11/19”. Since the change by Omar at 9:12.
          button copy | Copy output`,
      },
      {
        name: 'Flaky',
        title: 'Flaky tests',
        icon: 'warning',
        content: `
          rows Flaky tests
          - warning | opens the drawer | 6 of 40 runs failed | 15 %
          - warning | sends the mail once | 3 of 40 runs failed | 8 %
          - warning | waits for the map | 2 of 40 runs failed | 5 %
          keys
          - pause | Set aside
          - repeat | Run 20 times`,
      },
      {
        name: 'Coverage',
        icon: 'chart',
        content: `
          line Coverage for each build | 81, 82, 82.4, 83, 83.8, 84.1, 84.2 | 1178, , , 1181, , , 1184
          rows By folder
          - folder | router | 1,120 lines | 94 %
          - folder | cache | 640 lines | 88 %
          - folder | shop | 2,310 lines | 79 %
          - folder | mail | 480 lines | 61 %`,
      },
    ],
  },
]
