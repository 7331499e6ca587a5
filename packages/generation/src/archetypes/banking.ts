import { defineArchetype } from '../archetype.ts'

/** The app of a bank, or of those who send each other money: what is there, and sending it. */
export const banking = defineArchetype({
  id: 'banking',
  words:
    'bank app 26, banking app 26, mobile banking 28, online banking 28, banking 16, mobile bank 26, neobank 28, digital bank 28, credit union 24, send money 20, transfer money 22, money transfer 24, money transfers 24, bank transfer 12, bank transfers 14, peer to peer payments 24, payment app 20, payments app 20, e-wallet 18, mobile wallet 20, digital wallet 18, mobile money 22, remittance 24, pay friends 22, request money 20',
  examples: `
    Our savings bank on the phone: balance, transfers, standing orders, block the card
    Send money to a friend by phone number and ask for it back with a note
    Pay my share of dinner to somebody in my contacts, see it arrive at once
    Balance of current and savings account, last payments, transfer to an IBAN
    Customers of a small bank check balances, pay bills, freeze a lost card
    Workers abroad send wages home, see the rate and the fee before
    Prepaid account for teenagers with a card and instant payments
    Transfer between my own accounts, payees I keep, confirm with a fingerprint
    Pay and get paid with a QR code at the market stall
    Split nothing, just send, request and receive money
    Credit union members move money between accounts and see their loan
    Statements, payees, direct debits and my debit card in the bank's own app`,
  bars: 'cart checkout map budget',
  presets: 'clean, dark-pro',
  icon: 'building',
  names: 'Harbour Bank, Teller, Common Coin',
  entity: 'bank-payment',
  home: 'ledger',
  screens: `
    home | Accounts | home
    form | Send money | share
    history | Payments | clock
    wallet | Cards | card
    ticket? | Receive
    detail | Payment
    profile | Me | user`,
})
