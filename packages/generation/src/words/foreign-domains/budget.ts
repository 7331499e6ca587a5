import type { ForeignDomain } from './domain.ts'

/** What comes in and goes out of a household. */
export const budget: ForeignDomain = {
  id: 'budget',
  words: `haushaltsbuch, ausgaben, finanzen, =budget, sparen
depenses, budget, finances
gastos, presupuesto, finanzas
gastos, despesas, financas, orcamento
spese personali, bilancio familiare, budget, finanze, =spese
مصروف, مصاريف, ميزانية
记账, 支出, 预算, 理财
家計, 支出, 出費`,
  main: {
    nouns: `ausgabe
depense
gasto
gasto, despesa
spese, spesa, uscit
مصروف, مصاريف, نفقات
支出, 花费
支出, 出費`,
    label: `Ausgaben
Dépenses
Gastos
Gastos
Spese
المصروفات
支出
支出`,
    rows: `Wocheneinkauf | Lebensmittel, heute; Miete | Wohnen, 1. Nov.; Monatskarte | Verkehr, 3. Nov.; Kino zu zweit | Freizeit, 14. Nov.; Strom | Wohnen, 10. Nov.; Apotheke | Gesundheit, 12. Nov.
Courses de la semaine | Alimentation, aujourd’hui; Loyer | Logement, 1 nov.; Abonnement métro | Transport, 3 nov.; Cinéma à deux | Loisirs, 14 nov.; Électricité | Logement, 10 nov.; Pharmacie | Santé, 12 nov.
Compra semanal | Comida, hoy; Alquiler | Casa, 1 nov; Abono transporte | Transporte, 3 nov; Cine para dos | Ocio, 14 nov; Luz | Casa, 10 nov; Farmacia | Salud, 12 nov
Supermercado | Alimentação, hoje; Aluguel | Moradia, 1 nov; Bilhete único | Transporte, 3 nov; Cinema a dois | Lazer, 14 nov; Luz | Moradia, 10 nov; Farmácia | Saúde, 12 nov
Spesa settimanale | Alimentari, oggi; Affitto | Casa, 1 nov; Abbonamento bus | Trasporti, 3 nov; Cinema in due | Svago, 14 nov; Luce | Casa, 10 nov; Farmacia | Salute, 12 nov
بقالة الأسبوع | طعام، اليوم; إيجار | سكن، 1 نوفمبر; مواصلات | نقل، 3 نوفمبر; سينما | ترفيه، 14 نوفمبر; كهرباء | سكن، 10 نوفمبر; صيدلية | صحة، 12 نوفمبر
超市采购 | 餐饮，今天; 房租 | 居住，11月1日; 地铁充值 | 交通，11月3日; 看电影 | 娱乐，11月14日; 电费 | 居住，11月10日; 药店 | 医疗，11月12日
スーパー | 食費、今日; 家賃 | 住居、11月1日; 定期券 | 交通、11月3日; 映画 | 娯楽、11月14日; 電気代 | 住居、11月10日; 薬局 | 医療、11月12日`,
    values: '€ 64; € 720; € 49; € 26; € 58; € 12',
    icon: 'wallet',
    isSpent: true,
    fields: `Betrag | money | € 64; Kategorie | choice | Lebensmittel | Lebensmittel, Wohnen, Verkehr, Freizeit; Datum | date | 19. Nov.; Bezahlt mit | choice | Karte | Karte, Bar
Montant | money | € 64; Catégorie | choice | Alimentation | Alimentation, Logement, Transport, Loisirs; Date | date | 19 nov.; Payé par | choice | Carte | Carte, Espèces
Importe | money | € 64; Categoría | choice | Comida | Comida, Casa, Transporte, Ocio; Fecha | date | 19 nov; Pagado con | choice | Tarjeta | Tarjeta, Efectivo
Valor | money | € 64; Categoria | choice | Alimentação | Alimentação, Moradia, Transporte, Lazer; Data | date | 19 nov; Pago com | choice | Cartão | Cartão, Pix, Dinheiro
Importo | money | € 64; Categoria | choice | Alimentari | Alimentari, Casa, Trasporti, Svago; Data | date | 19 nov; Pagato con | choice | Carta | Carta, Contanti
المبلغ | money | € 64; الفئة | choice | طعام | طعام, سكن, نقل, ترفيه; التاريخ | date | 19 نوفمبر; الدفع | choice | بطاقة | بطاقة, نقدا
金额 | money | € 64; 分类 | choice | 餐饮 | 餐饮, 居住, 交通, 娱乐; 日期 | date | 11月19日; 支付方式 | choice | 微信 | 微信, 支付宝, 现金
金額 | money | € 64; カテゴリ | choice | 食費 | 食費, 住居, 交通, 娯楽; 日付 | date | 11月19日; 支払い | choice | カード | カード, 現金`,
    about: `Obst, Gemüse und Brot für die Woche. Etwas weniger als in der letzten.
Fruits, légumes et pain pour la semaine. Un peu moins que la dernière fois.
Fruta, verdura y pan para la semana. Algo menos que la anterior.
Frutas, verduras e pão para a semana. Um pouco menos que na anterior.
Frutta, verdura e pane per la settimana. Un po’ meno della scorsa.
فواكه وخضار وخبز للأسبوع، أقل قليلا من الأسبوع الماضي.
一周的蔬果和面包，比上周少一点。
一週間分の野菜と果物とパン。先週より少なめ。`,
  },
  lists: [
    {
      nouns: `einnahme, einkommen
revenu, entree, rentree
ingreso, nomina
receita, entrada, renda
entrat, reddit
دخل, إيرادات
收入
収入`,
      label: `Einnahmen
Revenus
Ingresos
Receitas
Entrate
الدخل
收入
収入`,
      rows: `Gehalt | 1. Nov.; Kindergeld | 5. Nov.; Flohmarkt | 8. Nov.; Nebenjob | 12. Nov.; Steuer zurück | 15. Nov.
Salaire | 1 nov.; Allocations | 5 nov.; Vide-grenier | 8 nov.; Cours particuliers | 12 nov.; Remboursement | 15 nov.
Nómina | 1 nov; Ayuda familiar | 5 nov; Venta en línea | 8 nov; Clases | 12 nov; Devolución | 15 nov
Salário | 5 nov; Freelance | 8 nov; Venda on-line | 10 nov; Aulas | 12 nov; Reembolso | 15 nov
Stipendio | 1 nov; Assegno unico | 5 nov; Mercatino | 8 nov; Ripetizioni | 12 nov; Rimborso | 15 nov
راتب | 1 نوفمبر; عمل إضافي | 5 نوفمبر; بيع أغراض | 8 نوفمبر; دروس | 12 نوفمبر; استرداد | 15 نوفمبر
工资 | 11月1日; 奖金 | 11月5日; 闲置转卖 | 11月8日; 兼职 | 11月12日; 退税 | 11月15日
給料 | 11月25日; 児童手当 | 11月5日; フリマ | 11月8日; 副業 | 11月12日; 還付金 | 11月15日`,
      values: '€ 2.480; € 255; € 38; € 160; € 94',
      icon: 'trend',
      isUsual: true,
    },
    {
      nouns: `konto, konten, karten
compte, carte
cuenta, tarjeta
conta, cartao, cartoes
cont, carte
حسابات, بطاقات
账户, 银行卡
口座, カード`,
      label: `Konten
Comptes
Cuentas
Contas
Conti
الحسابات
账户
口座`,
      rows: `Girokonto | Hauptkonto; Tagesgeld | Rücklage; Kreditkarte | fällig am 28. Nov.; Bargeld | Portemonnaie
Compte courant | principal; Livret | épargne; Carte de crédit | échéance 28 nov.; Espèces | portefeuille
Cuenta nómina | principal; Ahorro | reserva; Tarjeta de crédito | vence el 28 nov; Efectivo | cartera
Conta-corrente | principal; Poupança | reserva; Cartão de crédito | vence em 28 nov; Dinheiro | carteira
Conto corrente | principale; Deposito | risparmi; Carta di credito | scade il 28 nov; Contanti | portafoglio
الحساب الجاري | رئيسي; حساب التوفير | احتياطي; بطاقة ائتمان | 28 نوفمبر; نقد | المحفظة
储蓄卡 | 主账户; 余额宝 | 备用金; 信用卡 | 11月28日还款; 现金 | 钱包
普通預金 | メイン; 定期預金 | 貯金; クレジットカード | 11月28日引き落とし; 現金 | 財布`,
      values: '€ 1.640; € 5.200; € 312; € 45',
      icon: 'card',
    },
    {
      nouns: `sparziel, =ziele
objectif, epargne
meta, ahorro
meta, economia, objetivo
obiettiv, risparm
أهداف, ادخار, توفير
目标, 存钱
目標, 貯金`,
      label: `Sparziele
Objectifs
Metas
Metas
Obiettivi
الأهداف
储蓄目标
貯金目標`,
      rows: `Urlaub am Meer | 64 % geschafft; Notgroschen | 80 % geschafft; Neues Fahrrad | 35 % geschafft; Umzug | 20 % geschafft
Vacances à la mer | 64 % atteints; Épargne de précaution | 80 % atteints; Nouveau vélo | 35 % atteints; Déménagement | 20 % atteints
Vacaciones en la playa | 64 %; Fondo de emergencia | 80 %; Bicicleta nueva | 35 %; Mudanza | 20 %
Viagem à praia | 64 %; Reserva de emergência | 80 %; Bicicleta nova | 35 %; Mudança | 20 %
Vacanze al mare | 64 %; Fondo emergenze | 80 %; Bici nuova | 35 %; Trasloco | 20 %
عطلة على البحر | 64%; صندوق الطوارئ | 80%; دراجة جديدة | 35%; الانتقال | 20%
海边度假 | 64%; 应急储备 | 80%; 新自行车 | 35%; 搬家 | 20%
旅行 | 64%; 緊急資金 | 80%; 自転車 | 35%; 引っ越し | 20%`,
      values: '€ 1.500; € 3.000; € 650; € 1.200',
      icon: 'target',
    },
  ],
}
