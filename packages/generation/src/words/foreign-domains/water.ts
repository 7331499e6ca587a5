import type { ForeignDomain } from './domain.ts'

/** How much one has drunk. */
export const water: ForeignDomain = {
  id: 'water',
  words: `wasser trinken, trinkerinnerung, trinktracker
boire de l'eau, hydratation, boire plus
beber agua, hidratacion, tomar agua
beber agua, hidratacao, tomar agua
bere acqua, idratazione, bere piu
شرب الماء
喝水, 饮水
水分補給, 水を飲`,
  main: {
    nouns: `wasser, getranke, eintrag
eau, verre, boisson
agua, vaso, bebida
agua, copo, bebida
acqua, bicchier
الماء, ماء, أكواب
喝水, 饮水, 水
水`,
    label: `Heute getrunken
Verres du jour
Vasos de hoy
Copos de hoje
Bicchieri di oggi
أكواب اليوم
今日饮水
今日の水分`,
    rows: `Glas Wasser | 08:10; Tee | 09:30; Wasserflasche | 11:00; Glas Wasser | 13:15; Saftschorle | 15:40; Glas Wasser | 18:05
Verre d’eau | 08:10; Thé | 09:30; Gourde | 11:00; Verre d’eau | 13:15; Jus coupé | 15:40; Verre d’eau | 18:05
Vaso de agua | 08:10; Té | 09:30; Botella | 11:00; Vaso de agua | 13:15; Zumo | 15:40; Vaso de agua | 18:05
Copo de água | 08:10; Chá | 09:30; Garrafa | 11:00; Copo de água | 13:15; Suco | 15:40; Copo de água | 18:05
Bicchiere d’acqua | 08:10; Tè | 09:30; Borraccia | 11:00; Bicchiere d’acqua | 13:15; Succo | 15:40; Bicchiere d’acqua | 18:05
كوب ماء | 08:10; شاي | 09:30; زجاجة ماء | 11:00; كوب ماء | 13:15; عصير | 15:40; كوب ماء | 18:05
一杯水 | 08:10; 茶 | 09:30; 水瓶 | 11:00; 一杯水 | 13:15; 果汁 | 15:40; 一杯水 | 18:05
水 コップ1杯 | 08:10; お茶 | 09:30; 水筒 | 11:00; 水 コップ1杯 | 13:15; ジュース | 15:40; 水 コップ1杯 | 18:05`,
    values: `250 ml; 200 ml; 500 ml; 250 ml; 300 ml; 250 ml
250 ml; 200 ml; 500 ml; 250 ml; 300 ml; 250 ml
250 ml; 200 ml; 500 ml; 250 ml; 300 ml; 250 ml
250 ml; 200 ml; 500 ml; 250 ml; 300 ml; 250 ml
250 ml; 200 ml; 500 ml; 250 ml; 300 ml; 250 ml
250 مل; 200 مل; 500 مل; 250 مل; 300 مل; 250 مل
250毫升; 200毫升; 500毫升; 250毫升; 300毫升; 250毫升
250ml; 200ml; 500ml; 250ml; 300ml; 250ml`,
    icon: 'drop',
    fields: `Menge | choice | 250 ml | 200 ml, 250 ml, 500 ml; Uhrzeit | time | 08:10; Getränk | choice | Wasser | Wasser, Tee, Saft
Quantité | choice | 250 ml | 200 ml, 250 ml, 500 ml; Heure | time | 08:10; Boisson | choice | Eau | Eau, Thé, Jus
Cantidad | choice | 250 ml | 200 ml, 250 ml, 500 ml; Hora | time | 08:10; Bebida | choice | Agua | Agua, Té, Zumo
Quantidade | choice | 250 ml | 200 ml, 250 ml, 500 ml; Hora | time | 08:10; Bebida | choice | Água | Água, Chá, Suco
Quantità | choice | 250 ml | 200 ml, 250 ml, 500 ml; Ora | time | 08:10; Bevanda | choice | Acqua | Acqua, Tè, Succo
الكمية | choice | 250 مل | 200 مل, 250 مل, 500 مل; الوقت | time | 08:10; المشروب | choice | ماء | ماء, شاي, عصير
水量 | choice | 250毫升 | 200毫升, 250毫升, 500毫升; 时间 | time | 08:10; 饮品 | choice | 水 | 水, 茶, 果汁
量 | choice | 250ml | 200ml, 250ml, 500ml; 時刻 | time | 08:10; 飲み物 | choice | 水 | 水, お茶, ジュース`,
    about: `Noch zwei Gläser bis zum Tagesziel von zwei Litern.
Encore deux verres pour atteindre les deux litres.
Faltan dos vasos para llegar a los dos litros.
Faltam dois copos para chegar aos dois litros.
Ancora due bicchieri per arrivare a due litri.
بقي كوبان للوصول إلى لترين.
距离两升目标还差两杯。
目標の2リットルまであと2杯。`,
  },
  lists: [],
}
