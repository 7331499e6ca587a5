import { defineArchetype } from '../archetype.ts'

export const coinWallet = defineArchetype({
  id: 'coin-wallet',
  words:
    'bitcoin wallet 30, lightning wallet 30, crypto wallet 26, cryptocurrency wallet 26, monero wallet 28, ethereum wallet 28, coin wallet 24, non-custodial wallet 28, self-custody 24, seed phrase 22, send and receive bitcoin 28, send bitcoin 24, receive bitcoin 24, lightning network 22, satoshis 20, hardware wallet 20',
  examples: `
    Bitcoin wallet on the phone: send, receive with a code, transactions
    Lightning payments to a friend or a shop, invoice to show
    Non-custodial wallet, my keys and seed phrase stay on the device
    Monero wallet with subaddresses and my own node
    Receive coins by showing an address as a code, send by scanning one
    History of what came in and went out with confirmations and fees
    Choose the fee: slow and cheap or in the next block
    Several wallets, watch only and spending, backup with twelve words
    Contacts with addresses, notes on each payment
    Balance in coins and in euro, hidden until I tap
    Sign a payment with my hardware key
    Ethereum and tokens, connect to a page, approve a payment`,
  bars: 'cart checkout map wallet stats',
  home: 'ledger',
  presets: 'dark-pro, bold',
  icon: 'wallet',
  names: 'Cold Pocket, Twelve Words, Own Keys',
  entity: 'coin-payment',
  screens: `
    home | Wallet | wallet
    ticket | Receive | download
    form | Send | share
    history | Transactions | clock
    scanner? | Scan | camera
    people? | Contacts | users
    detail | Payment
    settings | Settings | settings`,
})
