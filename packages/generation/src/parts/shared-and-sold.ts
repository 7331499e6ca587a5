import { parcels } from './anywhere/parcels.ts'
import { type KindPart, partsOf } from './part.ts'

/** What lists, shops and papers of a trade have. */
export const sharedAndSoldParts: readonly KindPart[] = [
  ...partsOf('tenants', [
    parcels,
    {
      said: 'maintenance requests, maintenance request, repair requests, service requests, report issues, maintenance, report problems',
      on: '#Report_a_damage form',
    },
  ]),
  ...partsOf('shopping-list groceries checklists', [
    {
      said: 'shared lists, list sharing, sharing, shared shopping lists, share lists, share list, family sharing, real-time sync, shared with family',
      on: '#Lists profile browse home',
      content: `
        people Shared lists*
        - Weekend shopping | With Kim and Ana, changed at 9:12 | 6
        - Hut in the hills | With the choir, changed on Sunday | 14
        quiet plus | Invite somebody`,
    },
    {
      said: 'prices, price, total price, price tracking, running total, price totals',
      on: 'checklist browse',
      content: `
        stats Prices*
        - € 34.80 | Whole list
        - € 12.40 | In the cart`,
    },
    {
      said: 'categories, aisles, aisle sorting, categories and prices, sort by aisle',
      on: 'checklist browse',
    },
  ]),
  ...partsOf('coin-wallet', [
    {
      said: 'backup phrase, seed phrase, recovery phrase, seed backup, mnemonic, seed words, backup phrases, mnemonic backup, recovery words',
      page: 'Backup phrase | key | Twelve words, on paper only',
      content: `
        banner warning | Never on a screen shot | Whoever has these words has the coins.
        cells Words
        - 1_harbour 2_salt 3_lamp
        - 4_iron 5_moss 6_ferry
        - 7_pass 8_owl 9_bread
        - 10_mill 11_tide 12_key
        button check | Written down`,
    },
    {
      said: 'multiple coins, coins, many coins, multiple currencies, several coins, multi-coin, altcoins, multiple cryptocurrencies, tokens',
      on: 'home wallet browse',
      content: `
        rows Coins*
        - wallet | Aurum | 0.0842 | € 7,194.00
        - wallet | Ether | 1.2 | € 3,840.00
        - wallet | Monero | 4.0 | € 612.00`,
    },
  ]),
  ...partsOf('invoicing', [
    {
      said: 'pdf export, pdf, pdf invoice, pdf invoices, export to pdf, pdf generation, send as pdf, email invoices, pdf and email',
      on: 'detail',
      content: `
        keys Invoice*
        - file | PDF
        - mail | Send
        - share | Share`,
    },
    {
      said: 'taxes, tax rates, vat, tax, taxes and discounts, discounts, tax calculation, multiple tax rates',
      on: 'form',
      content: `
        fields
        - Tax | choice | 19 % | 0 %, 7 %, 19 %, Own rate
        - Discount | choice | None | None, 5 %, 10 %`,
    },
    {
      said: 'clients, client management, customers, customer management, client list',
      on: 'browse people',
    },
    {
      said: 'templates, invoice templates, custom templates, logo, company logo, branding',
      on: 'settings form',
      content: `
        chips Template* | * Plain, Line, Letter head
        rows Letter head
        - image | Logo | Studio Lund, 240 kB`,
    },
  ]),
  ...partsOf('receipts expense-claims', [
    {
      said: 'monthly pdf, excel report, monthly report, monthly reports, expense report, expense reports, pdf or excel report, monthly pdf or excel report, reports, pdf report, pdf reports, export to excel, csv export, export, tax report, export for accountant',
      page: 'Reports | file | October was sent',
      content: `
        rows Monthly report
        - file | November so far | 14 receipts | € 451.00 | Open
        - check | October 2026 | 22 receipts, sent on the 2nd | € 1,212.40 | Sent
        - check | September 2026 | 18 receipts | € 864.10 | Paid
        chips Send as | * PDF, Excel, CSV
        button send | Send report`,
    },
    {
      said: 'read date, date total and vat, reads date total and vat, text recognition, ocr, automatic recognition, receipt recognition, automatic data capture, smart scan, reads total, recognise total, recognize total, auto-fill',
      on: 'scanner detail',
      content: `
        rows Read from picture*
        - calendar | Date | Thu 19 Nov 2026
        - wallet | Total | € 94.00
        - file | VAT, 7 % | € 6.15`,
    },
    {
      said: 'approvals, approvals by your manager, approval, approval workflow, approve expenses, manager approval, submit for approval, approval by manager, approvals and comments',
      page: 'Approvals | check | One was sent back',
      content: `
        rows Approvals
        - clock | Harbour rooms, € 94.00 | With Ruth since this morning | | Waiting
        - check | Station road 12, € 68.70 | Ruth, 18 Nov | | Approved
        - warning | Mill Café, € 42.50 | “Who were the guests?” | | Sent back
        button send | Submit for approval`,
    },
    {
      said: 'mileage log, mileage, mileage tracking, mileage tracker, gps mileage, kilometres, trips, track mileage, mileage with gps, mileage log with gps, distance tracking',
      page: 'Mileage | car | 212 km this month',
      content: `
        stats Mileage log
        - 212 km | This month
        - € 63.60 | At € 0.30
        rows Trips
        - car | Office to Bergen hall | Thu 19 Nov, by GPS | 38 km
        - car | Client in Ghent and back | Tue 17 Nov | 84 km
        button play | Start trip`,
    },
  ]),
  ...partsOf('invoicing', [
    {
      said: 'taxes, tax estimate, quarterly taxes, tax office, vat return, tax reserve, owe tax office, what owe tax office, tax summary, taxes owed, estimated taxes, tax overview, vat, tax, tax office this quarter, quarter',
      within: /\btax(?:es)?\b|\bvat\b/i,
      page: 'Taxes | shield | Due on 10 December',
      content: `
        hero € 1,284.00 | To the tax office for this quarter.
        stats
        - € 982 | VAT
        - € 302 | Income tax
        rows Quarters
        - clock | October to December | Due on 10 December | € 1,284 | Open
        - check | July to September | Paid on 9 September | € 1,108 | Paid
        button download | Export for accountant`,
    },
  ]),
  ...partsOf('timesheets', [
    {
      said: 'tags, tags and projects, labels',
      on: 'form',
    },
  ]),
  ...partsOf('split', [
    {
      said: 'currencies, multiple currencies, different currencies, currency conversion',
      on: 'form',
      content: `
        chips Currency | * EUR, CHF, USD, GBP`,
    },
    {
      said: 'receipts, receipt scanning, receipt photos',
      on: 'form',
      content: `
        rows Receipt*
        - camera | Photo of the receipt | Total is read from it`,
    },
  ]),
  ...partsOf('kanban', [
    {
      said: 'attachments, files, file attachments',
      on: 'detail',
      content: `
        rows Attachments*
        - image | Sketch of the gate | 240 kB
        - file | Offer.pdf | From Omar, Tuesday | 88 kB
        quiet plus | Attach a file`,
    },
    {
      said: 'checklists, subtasks, checklist',
      on: 'detail',
      content: `
        ticks Checklist*
        - x Ask for an offer
        - x Measure the gate
        - Order the paint`,
    },
    {
      said: 'swimlanes, wip limits, work in progress limits, card limits',
      on: 'board browse',
      content: `
        stats Limits
        - 3 of 3 | In work
        - 2 of 5 | To check`,
    },
  ]),
  ...partsOf('code-host', [
    {
      said: 'commit and push, stage commit and push, stage, commit, push, stage and commit, commits, pull and push, push and pull, commit push and pull, staging, commit changes',
      within: /\bgit\b/i,
      page: 'Changes | edit | Three files, one staged',
      content: `
        ticks Stage
        - x src/totals.ts, +12 −4
        - src/theme.css, +48 −2
        - readme.md, +3 −3
        fields
        - Commit message | text | Sum totals by month
        button check | Commit
        quiet upload | Push to origin`,
    },
    {
      said: 'branches, branches and merge, merge, branching, merging, merge branches, switch branches, branch management, create branches',
      within: /\bgit\b/i,
      page: 'Branches | shuffle | On main, three others',
      content: `
        rows Branches
        - check | main | Same as origin | | Here
        - shuffle | month-totals | 2 ahead, 1 behind
        - shuffle | dark-theme | 5 ahead
        keys
        - shuffle | Merge
        - plus | New branch
        - trash | Delete`,
    },
    {
      said: 'conflicts, resolve conflicts, merge conflicts, conflict resolution, resolve merge conflicts',
      page: 'Conflicts | warning | One file left',
      content: `
        tabs Version | Mine, Theirs, Both
        rows In src/totals.ts
        - user | Mine, line 41 | return sum(rows, month)
        - users | Theirs, line 41 | return total(rows)
        button check | Mark as resolved`,
    },
    {
      said: 'stash, stashes, stash changes, stash and pop',
      on: 'profile detail',
      content: `
        rows Stash*
        - box | Half a header | main, yesterday | 2 files`,
    },
    {
      said: 'clone repositories, clone, clone over https or ssh, clone repositories over https or ssh, clone repository, clone via ssh, cloning',
      page: 'Clone | download | From any server',
      content: `
        chips Over | * HTTPS, SSH
        fields
        - Address | text | https://git.example/lea/paper-router.git
        - Folder | text | paper-router
        button download | Clone repository`,
    },
    {
      said: 'commit log, log as graph, commit log as graph, commit graph, history graph, commit history, log, graph, git log',
      within: /\bgit\b/i,
      on: '#Activity stats',
      content: `
        timeline Commit log
        - 4f1c2a, main | Sum totals by month, Lea, 8:40
        - 9b07de, merge | dark-theme into main, yesterday
        - 1a22f8, dark-theme | Colours for the night, Omar, Tue`,
    },
    {
      said: 'diff viewer, diffs, diff, side-by-side diff, diff view, file diffs, changes, code review',
      on: 'detail',
      content: `
        rows Diff*
        - edit | src/app.ts | 12 added, 4 removed | +12
        - plus | src/links.ts | New file | +38
        - trash | src/old.ts | Deleted | −84`,
    },
    {
      said: 'branches, branch management, commits, commit, commit history, commit log, tags and branches',
      on: 'detail',
      content: `
        timeline Commits
        - Links open in the same tab | Lea, today on main
        - Fix the width of tables | Omar, yesterday on main
        - Tabs keep their place | Kim, Tuesday on tabs
        chips Branch | * main, tabs, release-2`,
    },
    {
      said: 'ssh keys, ssh key management, keys, gpg signing, ssh, ssh support',
      on: 'settings profile',
      page: 'Keys | key | One for each device',
      content: `
        rows SSH keys
        - key | phone-2026 | Ed25519, used today
        - key | laptop | Ed25519, used in October
        button plus | Make a key`,
    },
    {
      said: 'pull requests, issues, issues and pull requests, notifications, issue tracker, merge requests',
      on: 'browse home',
    },
  ]),
  ...partsOf('mind-map', [
    {
      said: 'images, icons, colours, colors, attachments, notes, icons and colours, colours and icons, emojis',
      on: 'form detail editor',
      content: `
        chips Colour | * Blue, Green, Orange, Red
        keys On the branch*
        - star | Icon
        - image | Picture
        - link | Link
        - edit | Note`,
    },
    {
      said: 'png export, pdf export, image export, export as image, export, export to pdf, opml, opml export, markdown export',
      on: 'settings detail',
      content: `
        keys Export*
        - image | PNG
        - file | PDF
        - list | Outline`,
    },
  ]),
]
