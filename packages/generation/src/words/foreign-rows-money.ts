import { lineOf, type RowSource } from './foreign-row-source.ts'
import type { Language } from './languages.ts'

/** Rows of what comes in and what goes out: nobody earns milk, nor pays a hundred for it. */
export const moneyRows: readonly RowSource[] = [
  {
    form: /einnahm(?!eplan)|einkünft|revenus?\b|recettes d'argent|ingresos?\b|gananci|ganhos?\b|receitas? e despesas|rendas?\b|entrate\b|guadagn|incass|الدخل|دخل|إيرادات|أرباح|收入|収入|הכנסות|inkomsten|intäkt|indtægt|inntekt|przychod|dochod|gelir|доход|수입/i,
    icon: 'plus',
    titles: `Gehalt; Nachhilfe; Flohmarkt; Zinsen; Erstattung; Untermiete
Salaire; Cours particuliers; Vide-grenier; Intérêts; Remboursement; Sous-location
Nómina; Clases particulares; Mercadillo; Intereses; Reembolso; Alquiler
Salário; Aulas particulares; Bazar; Juros; Reembolso; Aluguel
Stipendio; Ripetizioni; Mercatino; Interessi; Rimborso; Affitto
الراتب; دروس خصوصية; سوق المستعمل; فوائد; استرداد; إيجار
工资; 家教; 二手转卖; 利息; 退款; 房租收入
給料; 家庭教師; フリマ; 利息; 返金; 家賃収入
משכורת; שיעורים פרטיים; שוק יד שנייה; ריבית; החזר; שכר דירה
Salaris; Bijles; Rommelmarkt; Rente; Terugbetaling; Onderhuur
Lön; Privatlektioner; Loppis; Ränta; Återbetalning; Andrahandshyra
Løn; Lektiehjælp; Loppemarked; Renter; Refusion; Fremleje
Lønn; Leksehjelp; Loppemarked; Renter; Refusjon; Fremleie
Pensja; Korepetycje; Pchli targ; Odsetki; Zwrot; Najem
Maaş; Özel ders; İkinci el satış; Faiz; İade; Kira
Зарплата; Репетиторство; Барахолка; Проценты; Возврат; Аренда
월급; 과외; 중고 판매; 이자; 환불; 임대료`,
    details: 'dates',
    values: '€ 2,140; € 120; € 64; € 8; € 38; € 320',
    group: 'money',
  },
  {
    form: /(?<!waren|essens|schlüssel|geräte|leih)ausgaben?\b|dépenses?\b|gastos?\b|despesas?\b|\bspese\b|مصاريف|مصروفات|نفقات|支出|花费|开销|出費|הוצאות|uitgaven|utgifter|udgifter|wydatk|harcama|расход|지출/i,
    icon: 'wallet',
    titles: `Wocheneinkauf; Strom; Monatskarte; Bäckerei; Kino; Apotheke
Courses; Électricité; Abonnement de bus; Boulangerie; Cinéma; Pharmacie
Compra semanal; Luz; Abono transporte; Panadería; Cine; Farmacia
Mercado; Luz; Passe de ônibus; Padaria; Cinema; Farmácia
Spesa settimanale; Luce; Abbonamento bus; Panificio; Cinema; Farmacia
مشتريات الأسبوع; كهرباء; بطاقة الحافلة; مخبز; سينما; صيدلية
每周采购; 电费; 公交月票; 面包店; 电影; 药店
食料品; 電気代; 定期券; パン屋; 映画; 薬局
קניות שבועיות; חשמל; חופשי חודשי; מאפייה; קולנוע; בית מרקחת
Boodschappen; Stroom; Maandkaart; Bakker; Bioscoop; Apotheek
Veckohandling; El; Månadskort; Bageri; Bio; Apotek
Ugens indkøb; Strøm; Månedskort; Bager; Biograf; Apotek
Ukeshandel; Strøm; Månedskort; Bakeri; Kino; Apotek
Zakupy; Prąd; Bilet miesięczny; Piekarnia; Kino; Apteka
Haftalık alışveriş; Elektrik; Aylık kart; Fırın; Sinema; Eczane
Продукты; Электричество; Проездной; Пекарня; Кино; Аптека
장보기; 전기 요금; 교통 정기권; 빵집; 영화; 약국`,
    details: 'dates',
    values: '€ 64; € 58; € 49; € 6; € 24; € 12',
    group: 'money',
  },
]

/** What money goes out for in a language; undefined where no line has it. */
export const spentOn = (language: Language): readonly string[] | undefined =>
  lineOf(moneyRows.at(-1)?.titles ?? '', language)?.split('; ')
