import { box, circle, line, outline, shape } from '../shapes.ts'
import { subjectsOf } from './drawn-subject.ts'
import { black, darkGold, gold, ink as c, own, white } from './ink.ts'
import { inLight, onStand, turned } from './stages.ts'

/** Coins upon each other, the lowest at `y`. */
const stack = (x: number, y: number, count: number): string => {
  let coins = ''
  for (let coin = 0; coin < count; coin += 1)
    coins +=
      box(x - 38, y - 18 - coin * 18, 76, 18, 8, coin % 2 ? gold : darkGold) +
      line(`M${x - 24} ${y - 9 - coin * 18}H${x + 24}`, own(46, 90, 76), 3)
  return coins
}

const coin = (x: number, y: number, radius: number, sign: string): string =>
  circle(x, y, radius, darkGold) +
  circle(x, y - 3, radius, gold) +
  outline(x, y - 3, radius * 0.78, own(46, 90, 78), 4, '1') +
  sign

const coins =
  stack(124, 246, 4) +
  stack(210, 246, 7) +
  coin(
    286,
    200,
    46,
    line(
      'M300 182C292 172 272 174 272 186C272 204 302 192 302 210C302 224 278 224 270 212M286 168V228',
      darkGold,
      7,
    ),
  )

const goldBars =
  shape('M86 196H182L200 246H68z', gold) +
  shape('M218 196H314L332 246H200z', darkGold) +
  shape('M152 134H248L266 184H134z', gold) +
  shape('M100 204H168L174 220H94zM232 204H300L306 220H226zM166 142H234L240 158H160z', own(46, 90, 76)) +
  shape('M300 78Q304 96 322 100Q304 104 300 122Q296 104 278 100Q296 96 300 78z', white)

const bitcoin = coin(
  200,
  148,
  94,
  line(
    'M172 100V196M172 104H210C244 104 244 146 210 146H172M210 146C252 146 252 194 214 194H172M188 84V104M208 84V104M188 194V214M208 194V214',
    darkGold,
    13,
  ),
)

const piggy =
  box(236, 216, 30, 32, 8, c.popd) +
  box(138, 216, 30, 32, 8, c.popd) +
  shape(
    'M92 164C92 118 140 94 196 94C262 94 300 124 304 156L326 166V196L300 204C284 228 250 240 200 240C136 240 92 210 92 164z',
    c.pop,
  ) +
  shape('M240 100L280 82L282 124z', c.popd) +
  circle(272, 150, 7, black) +
  line('M92 160C72 156 74 136 88 140', c.popd, 7) +
  box(168, 104, 56, 9, 4, c.popd) +
  coin(196, 66, 26, line('M196 52V74', darkGold, 5))

const wallet =
  turned(-10, 200, 110, box(120, 66, 150, 90, 6, own(130, 36, 62)) + circle(196, 110, 22, own(130, 36, 82))) +
  box(80, 102, 240, 140, 18, c.pop) +
  box(80, 102, 240, 30, 14, c.popd) +
  box(246, 154, 84, 42, 14, c.popd) +
  circle(270, 175, 10, gold)

const chart =
  box(84, 56, 232, 188, 14, c.paper) +
  box(110, 166, 34, 54, 4, c.l) +
  box(160, 138, 34, 82, 4, c.m) +
  box(210, 150, 34, 70, 4, c.l) +
  box(260, 104, 34, 116, 4, c.pop) +
  line('M112 136L170 104L220 118L284 72', c.popd, 8) +
  shape('M290 66L292 94L268 74z', c.popd)

const bill = (angle: number): string =>
  turned(
    angle,
    200,
    160,
    box(76, 106, 248, 116, 10, own(140, 36, 56)) +
      box(90, 120, 220, 88, 6, own(140, 36, 74)) +
      circle(200, 164, 32, own(140, 36, 56)) +
      line(
        'M210 150C204 144 190 146 190 154C190 166 212 158 212 172C212 182 194 182 188 176M200 138V190',
        white,
        5,
      ),
  )

const bills = bill(-14) + bill(6)

const briefcase =
  line('M160 104V82C160 74 166 68 174 68H226C234 68 240 74 240 82V104', c.x, 12) +
  box(82, 102, 236, 140, 18, c.pop) +
  shape('M82 156C150 184 250 184 318 156V120A18 18 0 0 0 300 102H100A18 18 0 0 0 82 120z', c.popd) +
  box(182, 160, 36, 28, 6, gold)

const scales =
  line('M200 62V232M104 92H296', darkGold, 10) +
  line('M104 92L70 176M104 92L138 176M296 92L262 176M296 92L330 176', darkGold, 4) +
  shape(
    'M62 176H146C146 206 126 214 104 214S62 206 62 176zM254 176H338C338 206 318 214 296 214S254 206 254 176z',
    gold,
  ) +
  circle(200, 62, 13, darkGold) +
  box(144, 230, 112, 16, 7, c.x)

/** Money and what one does business with. */
export const money = subjectsOf({
  coins: [
    'product',
    'wallet',
    205,
    45,
    'coin, coins, money, currency, currencies, cash, cent | payout, wage, salary, salaries, price, payment, income',
    onStand(coins),
  ],
  'gold-bars': [
    'product',
    'wallet',
    215,
    45,
    'gold bar, precious metal, bullion | gold, silver, treasure, wealth',
    onStand(goldBars),
  ],
  bitcoin: [
    'product',
    'wallet',
    220,
    40,
    'bitcoin, crypto, cryptocurrency, ethereum, blockchain, nft | token',
    inLight(bitcoin),
  ],
  'piggy-bank': [
    'product',
    'wallet',
    205,
    345,
    'piggy bank, saving, savings, pocket money | retirement',
    onStand(piggy),
  ],
  wallet: ['product', 'wallet', 205, 24, 'wallet, purse, billfold | expense', onStand(wallet)],
  chart: [
    'product',
    'trend',
    212,
    150,
    'chart, stock market, stocks, stock exchange, statistic, investment, invest, analytics, market research | business, budget, trading, stock, shares',
    onStand(chart),
  ],
  bills: [
    'product',
    'wallet',
    205,
    130,
    'banknote, dollar, euro, loan, credit, cash register | debt, tax, insurance',
    inLight(bills),
  ],
  briefcase: [
    'product',
    'wallet',
    210,
    28,
    'briefcase, job, jobs, job interview, career | employ, recruit, hiring',
    onStand(briefcase),
  ],
  scales: [
    'product',
    'chart',
    215,
    42,
    'justice, law, balance scale, attorney, weighing scale',
    inLight(scales),
  ],
})
