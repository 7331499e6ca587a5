import { type KindPart, partsOf } from '../part.ts'
import { anyKind } from './any-kind.ts'
import { parcels } from './parcels.ts'

/** What people at work have beside what their app is about. */
export const workAnywhere: readonly KindPart[] = partsOf(anyKind, [
  {
    said: 'signature*, signatures*, e-signatures, e-signature, esignature, electronic signature, electronic signatures, digital signature, digital signatures, sign contract, sign contracts, contract signing, sign nda, nda signing, nda, sign waiver, sign waivers, waiver, digital waiver, digital waivers, waivers, waiver signing, sign documents, document signing, consent forms, consent form, sign agreement, sign lease, sign forms, digital contracts, sign consent',
    page: 'Signature | pen | One paper waits for you',
    content: `
      hero To be signed | Two pages, in English. It takes a minute.
      rows Papers
      - file | Agreement.pdf | Version of 12 November | 84 kB
      - check | House rules.pdf | Signed on 2 November | 62 kB
      ticks Please confirm
      - x I have read both pages
      - I agree to what they say
      fields
      - Full name | person | Mara Vogt
      - Date | date | Thu 19 Nov
      - Signature | long | Sign here with a finger
      button check | Sign`,
  },
  {
    said: 'print badge, badge printing, print badges, visitor badge, visitor badges, name badge, name badges, qr badge, digital badge, print name tag, name tags',
    page: 'Badge | card | Number 14, until 18:00',
    content: `
      hero Ruth Adeyemi | Norrgard, with Omar Haddad. Valid today until 18:00.
      code KW-0014 | Show it at the door
      fields
      - Name on it | text | Ruth Adeyemi
      - Company | text | Norrgard
      - Colour | choice | Visitor | Visitor, Guest speaker, Crew
      button file | Print badge`,
  },
  {
    said: 'time tracking, track time, time tracker, track hours, hours tracking, clock in, clock in and out, clock-in, timesheets, timesheet, time sheets, log hours, log working hours, work hours',
    page: 'Hours | clock | 31 h 20 this week',
    content: `
      ring Today | 0.7 | 5:42 | of 8 hours | up
      keys
      - play | Start
      - pause | Break
      - check | Finish
      rows This week
      - clock | Wednesday | 8:04 to 16:40 | 8 h 06
      - clock | Tuesday | 8:10 to 17:02 | 8 h 22
      - clock | Monday | 9:00 to 17:30 | 8 h 00
      button send | Hand in the week`,
  },
  {
    said: 'client portal, customer portal, client access, client login, client dashboard, customer dashboard',
    page: 'Client portal | user | Two things wait for an answer',
    content: `
      people Who may look in*
      - Omar Haddad | Norrgard Studio, this morning | 4 files
      - Iris Chen | Harbour Dental, on Tuesday | 2 files
      rows Waits for them
      - file | Draft of the first page | Since Monday | To approve
      - chat | Question about the colours | Since yesterday | To answer
      switches
      - x They may comment
      - They see the hours
      button send | Invite a client`,
  },
  {
    said: 'task board, kanban board, kanban, tasks board, job board view, board view, project board',
    page: 'Board | layers | Three in work',
    content: `
      tabs Column | To do, In work, Done
      rows
      - edit | Write to the printer | Omar, until Friday | 2 of 4
      - image | Choose the pictures | Lea, until Monday | 6 of 9
      - phone | Call back Harbour Dental | Kim, today | New
      quiet plus | Add a card`,
  },
  {
    said: 'file sharing, shared files, files, share files, document sharing, brand assets, file storage, shared documents, document storage, shared folders, asset library, document library, documents, documents section, file upload, file uploads',
    page: 'Files | folder | Two are new',
    content: `
      rows Folders
      - folder | Contracts | 6 files
      - folder | Pictures | 48 files
      rows Lately
      - file | Plan for December.pdf | From Lea, today | 240 kB
      - file | Minutes of 12 November.pdf | From Omar, Friday | 88 kB
      - image | Logo, large.png | From Iris, Tuesday | 412 kB
      button upload | Upload a file`,
  },
  {
    said: 'team calendar, shared calendar, staff calendar, group calendar, family calendar, company calendar, shared schedule',
    page: 'Calendar | calendar | Three things today',
    content: `
      chips Whose | * All, Lea, Omar, Kim
      agenda Thursday 19 November
      - 9:00 | Week ahead | Everybody, 20 minutes
      - 11:30 | Call with Harbour Dental | Omar
      - 15:00 | Kim is out | Until tomorrow
      agenda Friday 20 November
      - 10:00 | Handover | Lea and Omar
      button plus | Add a date`,
  },
  {
    said: 'content calendar, editorial calendar, posting schedule, social media calendar, content planner, content planning, content schedule',
    page: 'Content | calendar | Two posts this week',
    content: `
      tabs Where | All, Blog, Social, Mail
      agenda This week
      - Thu 10:00 | Five things we learned in October | Blog, Lea
      - Fri 16:00 | Behind the scenes, three pictures | Social, Omar
      agenda Next week
      - Mon 9:00 | Winter newsletter | Mail, waits for approval
      - Wed 12:00 | Question to our readers | Social, idea
      button plus | Plan a post`,
  },
  {
    said: 'approvals, approval workflow, approve requests, approval process, approval requests, request approval, approval flow',
    within:
      /\b(?:leave|holidays?|vacations?|expenses?|employees?|staff|company|companies|invoices?|budgets?|hr|purchas\w+|procurement|managers?|office)\b/i,
    page: 'Approvals | check | Two wait for you',
    content: `
      rows Waiting
      - clock | Four days off in December | Kim Osei, since Monday | Open
      - receipt | Train to the customer | Omar Haddad, € 46.20 | Open
      rows Decided
      - check | New office chair | Lea Brandt, € 240 | Approved
      - close | Second screen | Iris Chen, € 310 | Declined
      button check | Approve
      quiet close | Decline`,
  },
  {
    said: 'audit log, activity log, activity history, change log, change history, audit trail, version history, activity feed',
    page: 'Activity | history | Changed today at 8:40',
    content: `
      timeline Today
      - {title 1} was changed | Lea Brandt, 8:40
      - {title 2} was added | Omar Haddad, 8:12
      timeline Yesterday
      - {title 3} was changed | Kim Osei, 16:55
      - New member: Iris Chen | Lea Brandt, 11:20
      quiet download | Download as table`,
  },
  {
    said: 'manuals, manual, user manuals, instruction manuals, how-to guides, documentation, guides and manuals, work instructions, instructions library',
    page: 'Manuals | book | Four, all offline',
    content: `
      rows
      - book | First steps | 12 pages | 1.2 MB
      - book | Care and cleaning | 8 pages | 840 kB
      - book | When something fails | 16 pages | 2.1 MB
      - video | In two minutes | Video | 14 MB
      switches
      - x Keep on this phone`,
  },
  {
    said: 'safety forms, safety checklist, safety checklists, risk assessment, safety checks, safety inspections, toolbox talks, hazard reports',
    page: 'Safety | shield | Two of five checked',
    content: `
      ticks Before you begin
      - x Helmet, gloves, shoes
      - x Ways out are free
      - Ladder stands firm
      - Power is off and locked
      - Everybody knows whom to call
      fields
      - What we saw | long | A loose cable by the stairs, taped
      - Photo | photo | tools
      button check | Hand in`,
  },
  {
    said: 'picking list, pick list, pick lists, picking lists, order picking, pick and pack, packing slips',
    page: 'Picking | checklist | Order KW-4182, two of four',
    content: `
      ticks Order KW-4182
      - x {title 1} | 2 pieces
      - x {title 2} | 1 piece
      - {title 3} | 6 pieces
      - {title 4} | 1 piece
      camera Hold the code inside the frame | box
      button check | Packed`,
  },
  {
    said: 'shipping labels, print labels, price labels, label printing, print shipping labels, barcode labels, print barcodes, labels printing, print qr codes, qr labels',
    page: 'Labels | tag | Six to print',
    content: `
      code KW-4182 | {title 1}
      chips Size | * Small, Large, A4 sheet
      rows To print
      - tag | {title 1} | 2 labels
      - tag | {title 2} | 1 label
      - tag | {title 3} | 3 labels
      button file | Print six labels`,
  },
  {
    said: 'import from excel, excel import, csv import, import csv, bulk import, bulk upload, import excel, import contacts, import data, import from csv, spreadsheet import',
    page: 'Import | upload | From a table',
    content: `
      rows File
      - file | List of November.csv | 128 lines, 6 columns | 42 kB
      ticks Columns
      - x Name | From column A
      - x Number | From column B
      - Note | From column F
      switches
      - x Leave out doubles
      button upload | Import 128 lines`,
  },
  {
    said: 'leads, lead management, lead tracking, sales leads, lead list, sales pipeline, pipeline, lead capture, lead scanning, inquiries, enquiries, inquiry management, client inquiries, customer inquiries',
    page: 'Leads | users | Two new this week',
    content: `
      tabs Stage | New, Talking, Offer, Won
      people
      - Omar Haddad | Norrgard Studio, wrote on Tuesday | € 2,400
      - Iris Chen | Harbour Dental, by recommendation | € 860
      - Priya Nair | Linden Print, at the fair | € 1,200
      button plus | Add a lead`,
  },
  parcels,
])
