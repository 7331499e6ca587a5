import { defineArchetype } from '../archetype.ts'

export const cashBook = defineArchetype({
  id: 'cash-book',
  words:
    'sales and expenses 22, record sales 14, record my sales 16, daily sales 14, sales today 8, buy on credit 20, customer credit 14, customers who owe 16, credit book 20, khata 22, cash book 22, ledger 8, bookkeeping 14, small business accounting 18, accounting for small 18, daily profit 14, profit and loss 14, income and expenses 8, street vendor 12, street vendors 12, market trader 14, market stall 8, small shop owners 10, shopkeeper 12, shopkeepers 12, till book 14, sales tracker 26, track sales 20, track my sales 20',
  examples: `
    What did I sell today and what did I spend at the market, profit of the day
    My kiosk customers buy on tick, I must know who still has to pay, balance per customer
    Money in, money out, and what is left at the end of the week for a tailor, income and expenses of the shop
    Fruit seller writes takings, cost of goods and gets the gain, day by day
    Digital khata for the corner shop with reminders to debtors
    Hairdresser, self-employed, wants takings and outlays by day for the tax office, all on one page
    Women's sewing co-operative notes sales, fabric purchases and each one's share, profit book
    Small trader needs to see whether the stall makes a profit after rent and transport, sales and expenses noted daily
    Food truck daily turnover, cash and card, ingredients bought, sales and expenses and profit
    Simple accounts for a one-woman business: incoming, outgoing, balance, export, sales and expenses
    Farmers selling eggs at the gate, jar of cash, who took on credit, what was earned
    Motorcycle parts dealer: supplier bills, customer balances, stock left, monthly surplus, money still due`,
  needs: /\b(?:sales?|sold|sell|credit|profit|vendors?|shop|stall|trader|business|shopkeepers?|khata)\b/i,
  presets: 'clean, warm',
  icon: 'wallet',
  names: 'Day Book, In and Out, Closing Time',
  entity: 'book-entry',
  home: 'ledger',
  screens: `
    home | Today | home
    browse | Entries | list
    people | Credit | users | credit-customer
    stats | Profit | chart
    checklist? | Stock | box | stock item
    detail | Entry
    form | New entry
    settings? | Settings | settings`,
})
