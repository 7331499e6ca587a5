import { type KindPart, partsOf } from './part.ts'

/** What apps for money, cars, kitchen and home have. */
export const moneyAndHomeParts: readonly KindPart[] = [
  ...partsOf('quotes-builder field-service invoicing', [
    {
      said: 'signature*, signatures*, customer signature, client signature, sign on the phone, customer signs, sign on site, signs on the phone, e-signature',
      on: 'detail',
      content: `
        rows Customer signature*
        - check | Lea Brandt | Signed on the phone | Tue
        - pen | Sign here | With a finger`,
    },
  ]),
  ...partsOf('finance budget envelope-budget', [
    {
      said: 'recurring transactions, recurring payments, recurring expenses, scheduled transactions, repeating transactions, standing orders, recurring entries, recurring income, recurring bills, regular payments, scheduled payments, recurring income and expenses',
      page: 'Recurring | repeat | Six, € 1,142 a month',
      content: `
        rows Every month
        - home | Rent | On the 1st, from Everyday | −€ 780.00
        - train | Monthly ticket | On the 18th | −€ 58.00
        - wallet | Salary, Studio Lund | On the 16th | +€ 3,120.00
        rows Every year
        - shield | Liability insurance | 4 March | −€ 62.40
        button plus | Add a recurring entry`,
    },
    {
      said: 'multiple currencies, multi-currency, several currencies, multi-currency support, different currencies, foreign currencies, multi currency, currencies, currency conversion, all currencies, many currencies, any currency',
      page: 'Currencies | wallet | Everything added up in euros',
      content: `
        rows In use
        - wallet | Euro | Main currency | € 38,210
        - wallet | Swiss franc | 1 CHF = € 1.06 | CHF 1,410
        - wallet | US dollar | 1 $ = € 0.93 | $ 512
        switches
        - New rates every morning
        quiet plus | Add a currency`,
    },
    {
      said: 'multiple accounts, accounts, several accounts, account management, bank accounts, wallets, multiple wallets, cash and bank accounts, accounts and categories',
      page: 'Accounts | wallet | € 40,180 in all',
      content: `
        rows Accounts
        - wallet | Everyday | Harbour Bank | € 2,410.20
        - box | Savings | Harbour Bank | € 37,600.00
        - tag | Cash | In the purse | € 169.80
        - card | Credit card | Due on 1 December | −€ 214.00
        keys Do*
        - repeat | Transfer
        - plus | Account`,
    },
    {
      said: 'bank sync, bank connection, import bank statements, bank statement import, connect bank accounts, bank import, automatic import, sms parsing, bank synchronisation, ofx, qif import',
      page: 'Import | download | Last one at 8:40',
      content: `
        rows Connected
        - check | Harbour Bank | 4 new this morning | | In step
        rows From a file
        - file | Statement November.csv | 38 entries, 3 were there already
        - file | Old book.qif | 1,204 entries
        button plus | Connect a bank`,
    },
    {
      said: 'receipt photos, receipts, receipt scanning, photo receipts, attach receipts, receipt scanner, scan receipts, photos of receipts, receipt images, attachments',
      on: 'form detail',
      content: `
        rows Receipt*
        - camera | Photo of the receipt | Total and date are read from it
        - image | receipt-19-11.jpg | € 34.80, found | 240 kB`,
    },
    {
      said: 'savings goals, savings goal, saving goals, goals, financial goals',
      on: 'budget home stats',
      content: `
        rows Savings goals*
        - plane | Winter trip | € 480 of € 1,200 | 40 %
        - run | New bike | € 620 of € 900 | 69 %`,
    },
    {
      said: 'debts, debt tracking, loans, debts and loans, lending, loan tracking, split expenses',
      page: 'Debts | users | You are owed € 42',
      content: `
        people They owe you
        - Kim Osei | Concert tickets, 2 November | € 54.00
        people You owe
        - Ada Lund | Train to the coast | € 12.00
        button plus | Add a debt`,
    },
  ]),
  ...partsOf('finance budget', [
    {
      said: 'subscriptions, subscription tracking, forgotten subscriptions, detect subscriptions, subscriptions you forgot, subscription manager, subscription overview, track subscriptions',
      page: 'Subscriptions | repeat | € 43.90 a month',
      content: `
        rows Subscriptions
        - play | Film box | On the 4th, not used since June | € 11.99 | Unused
        - music | Music for two | On the 12th | € 14.99
        - folder | Storage, 200 GB | On the 20th | € 2.99
        - book | Morning paper | On the 28th | € 13.93
        button plus | Add subscription`,
    },
    {
      said: 'cash flow forecast, forecast, balance forecast, cash flow, cash flow planning, forecasts, projected balance, future balance, cash-flow forecast',
      on: 'stats home budget',
      content: `
        line Cash flow forecast | 2140, 1980, 1320, 1180, 4300, 3960, 3720 | Now, , 1 Dec, , 16 Dec, , 31 Dec
        rows Until then
        - minus | Rent and bills | On the 1st and 2nd | −€ 984
        - plus | Salary | On the 16th | +€ 3,120`,
    },
    {
      said: 'upcoming bills, bills, bill reminders, upcoming payments, due bills, bill calendar, bills due',
      page: 'Bills | calendar | Three before December',
      content: `
        rows Upcoming bills
        - bolt | Harbour Energy | Wed 25 Nov, by direct debit | € 64.00
        - phone | Northlight Mobile | Sat 28 Nov | € 19.99
        - home | Rent | Tue 1 Dec | € 820.00
        switches
        - Remind two days before`,
    },
    {
      said: 'net worth, net worth over time, net worth tracking, total wealth, assets and debts, assets and liabilities, wealth overview',
      on: 'stats home',
      content: `
        stats Net worth*
        - € 46,420 | Owned
        - € 6,240 | Owed
        line Since May | 31, 32, 34, 33, 36, 38, 40 | May, Jun, Jul, Aug, Sep, Oct, Nov`,
    },
  ]),
  ...partsOf('car-care', [
    {
      said: 'vehicles, multiple vehicles, several vehicles, multiple cars, several cars, your vehicles, cars, cars and motorbikes, many vehicles',
      page: 'Vehicles | car | Two cars and a motorbike',
      content: `
        rows Vehicles
        - car | Family car | 84,210 km, 6.1 l per 100 km | | Shown now
        - truck | Old van | 212,400 km, 8.9 l per 100 km
        - run | Motorbike | 18,060 km, 4.2 l per 100 km
        button plus | Add a vehicle`,
    },
    {
      said: 'fuel consumption, mileage, fuel efficiency, consumption, fuel economy, average consumption, gas mileage',
      on: 'stats history',
      content: `line Litres per 100 km | 6.4, 6.2, 6.5, 6.1, 6.0, 6.1, 5.9, 6.1 | Apr, , Jun, , Aug, , Oct, Nov`,
    },
    {
      said: 'maintenance costs, running costs, costs, expenses, repair costs, service costs, total costs, cost statistics',
      on: 'stats',
      content: `
        chart Costs this year, in € | 612, 289, 410, 96 | Fuel, Service, Insurance, Tyres`,
    },
  ]),
  ...partsOf('recipes', [
    {
      said: 'steps, cooking steps, instructions, method, preparation steps, preparation, cooking instructions, step-by-step instructions, directions',
      on: 'detail',
    },
    {
      said: 'nutrition values, nutrition facts, nutritional values, nutrition, nutritional information, nutrition information, calories, calories per serving, macros, nutrients',
      on: 'detail',
      content: `
        stats Nutrition values*
        - 520 kcal | Energy
        - 28 g | Protein
        - 61 g | Carbs
        - 18 g | Fat`,
    },
    {
      said: 'number of servings, servings change, change servings, change number of servings, adjust servings, change the number of servings, recalculated, amounts',
      on: 'detail',
      content: `
        fields
        - Number of servings | number | 4`,
    },
    {
      said: 'scaling, scale to the eaters, scale to the number of eaters, serving scaling, scale servings, portion scaling, scale recipes, servings, adjustable servings, portion calculator, scale ingredients, recipe scaling',
      on: 'detail',
      isFirst: true,
      content: `chips Servings | 1, 2, * 4, 6, 8`,
    },
    {
      said: 'import from websites, web import, import recipes from websites, recipe import, import from url, import, import from the web, import recipes, recipe clipper, import from links, url import',
      page: 'Import | link | From any recipe page',
      content: `
        fields
        - Address | text | kitchen.example/lentil-soup
        rows Found there
        - bowl | Lentil soup with lemon | Serves 4, 40 min
        - list | 11 ingredients | Amounts were read
        - timer | 6 steps | Two with a timer
        button check | Keep this recipe`,
    },
    {
      said: 'cooking mode, cook mode, step by step mode, guided cooking',
      on: 'guide detail',
    },
    {
      said: 'hands-free mode, screen stays on, keep screen on, screen on, keep the screen on',
      on: 'guide detail settings',
      content: `
        switches
        - Screen stays on
        - Read steps aloud`,
    },
    {
      said: 'handwritten card, handwritten cards, original card, original recipe card, photo of the original, handwritten recipe, scanned recipe card',
      on: 'detail',
      content: `
        rows Handwritten card*
        - image | The card from 1962 | In her own hand, with a stain of plum | Front
        - image | Back of the card | “A little more butter than you think” | Back
        quiet camera | Photograph a card`,
    },
  ]),
  ...partsOf('smart-home', [
    {
      said: 'automations, scenes, scenes and automations, automation, routines, rules, schedules',
      page: 'Automations | repeat | Five, four are on',
      content: `
        rows By themselves
        - sun | Blinds up at sunrise | Weekdays, not before 6:30 | | On
        - home | All off when nobody is in | After ten minutes | | On
        - moon | Good night | Lights off, heating to 17° | | On
        - drop | Stop the pump at a leak | Kitchen sensor | | On
        button plus | Add an automation`,
    },
    {
      said: 'widgets, quick tiles, notifications, wear os app, widgets and shortcuts, quick settings tiles',
      on: 'settings',
      content: `
        tiles Widgets*
        - bulb | Living room | On, 60 %
        - lock | Front door | Locked`,
    },
    {
      said: 'energy monitoring, energy dashboard, energy consumption, power consumption, energy usage, consumption',
      on: 'stats home',
      content: `
        chart kWh a day | 6.2, 5.8, 7.1, 6.4, 5.9, 8.2, 7.7 | F, S, S, M, T, W, T
        rows Most of it
        - drop | Boiler | 31 %
        - shirt | Dryer | 18 %`,
    },
  ]),
  ...partsOf('finance budget envelope-budget', [
    {
      said: 'monthly review, monthly reviews, monthly report, monthly reports, monthly summary, weekly review, reports, monthly overview',
      on: 'stats #Trends home',
      content: `
        stats Monthly review*
        - € 1,778 | Spent
        - −€ 120 | Than in October
        - € 890 | Put aside
        rows What changed
        - up | Going out | € 64 more than usual
        - down | Groceries | € 88 less than usual`,
    },
    {
      said: 'shared accounts, shared account, joint account, joint accounts, partner sharing, sharing with partner, shared budget, shared wallets, shared budgets',
      on: '#Accounts profile home',
      content: `
        people Shared with*
        - Omar | Sees and adds, household account | Joined
        - Iris | Sees only | Invited
        quiet plus | Invite somebody`,
    },
  ]),
]
