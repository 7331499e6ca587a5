import type { ForeignDomain } from './domain.ts'

/** Deliveries and those who ride them. */
export const courier: ForeignDomain = {
  id: 'courier',
  words: `kurier, lieferung, paketdienst, fahrradkurier
coursier, livreur, livraison de colis, livraisons
repartidor, mensajer, reparto, entregas
entregas, motoboy, entregador
corriere, consegne, fattorin
توصيل طرود, مندوب توصيل, شحن
配送, 快递, 跑腿, 骑手
配達, 宅配, 配送`,
  main: {
    nouns: `lieferung, auftrag, auftrage, bestellung, paket
livraison, commande, colis, course
entrega, pedido, envio, paquete
entrega, pedido, encomenda
consegn, ordin, pacc
طلبات, طرود, توصيلات
订单, 包裹, 配送单
注文, 荷物, 配達`,
    label: `Lieferungen
Livraisons
Entregas
Entregas
Consegne
التوصيلات
订单
配達`,
    rows: `Lindenstr. 4 | Blumen, 12 Min; Mühlweg 12 | Paket 3 kg, 18 Min; Hafen 9 | Dokumente, 9 Min; Nordstr. 31 | Einkauf, 25 Min; Am Wald 2 | Kuchen, 21 Min; Hof 7 | Ersatzteil, zugestellt
4 rue du Tilleul | fleurs, 12 min; 12 rue du Moulin | colis 3 kg, 18 min; 9 quai nord | documents, 9 min; 31 rue du Nord | courses, 25 min; 2 allée du Bois | gâteau, 21 min; Cour 7 | pièce, livrée
Calle Tilos 4 | flores, 12 min; Molino 12 | paquete 3 kg, 18 min; Puerto 9 | documentos, 9 min; Norte 31 | compra, 25 min; El Bosque 2 | tarta, 21 min; Patio 7 | recambio, entregado
Rua das Tílias 4 | flores, 12 min; Rua do Moinho 12 | pacote 3 kg, 18 min; Porto 9 | documentos, 9 min; Rua Norte 31 | mercado, 25 min; Bosque 2 | bolo, 21 min; Vila 7 | peça, entregue
Via dei Tigli 4 | fiori, 12 min; Via del Mulino 12 | pacco 3 kg, 18 min; Porto 9 | documenti, 9 min; Via Nord 31 | spesa, 25 min; Via del Bosco 2 | torta, 21 min; Cortile 7 | ricambio, consegnato
شارع النخيل 4 | ورود، 12 دقيقة; شارع الطاحونة 12 | طرد 3 كغ، 18 دقيقة; الميناء 9 | وثائق، 9 دقائق; شارع الشمال 31 | بقالة، 25 دقيقة; حي الغابة 2 | كعكة، 21 دقيقة; الساحة 7 | تم التسليم
菩提苑4号 | 鲜花，12分钟; 磨坊路12号 | 包裹3公斤，18分钟; 北港9号 | 文件，9分钟; 北路31号 | 超市，25分钟; 林边2号 | 蛋糕，21分钟; 7号院 | 配件，已送达
緑町4 | 花、12分; 水車通り12 | 荷物3kg、18分; 港9 | 書類、9分; 北通り31 | 買い物、25分; 森2 | ケーキ、21分; 中庭7 | 部品、配達済み`,
    values: '€ 6; € 8; € 5; € 9; € 8; € 7',
    icon: 'truck',
    isPlace: true,
    fields: `Empfänger | person | Lea Brandt; Adresse | place | Lindenstr. 4; Status | choice | unterwegs | offen, unterwegs, zugestellt; Betrag | money | € 6
Destinataire | person | Lea Brandt; Adresse | place | 4 rue du Tilleul; Statut | choice | en route | en attente, en route, livré; Montant | money | € 6
Destinatario | person | Lea Brandt; Dirección | place | Calle Tilos 4; Estado | choice | en camino | pendiente, en camino, entregado; Importe | money | € 6
Destinatário | person | Lea Brandt; Endereço | place | Rua das Tílias 4; Status | choice | a caminho | pendente, a caminho, entregue; Valor | money | € 6
Destinatario | person | Lea Brandt; Indirizzo | place | Via dei Tigli 4; Stato | choice | in viaggio | da ritirare, in viaggio, consegnato; Importo | money | € 6
المستلم | person | Lea Brandt; العنوان | place | شارع النخيل 4; الحالة | choice | في الطريق | بانتظار, في الطريق, تم; المبلغ | money | € 6
收件人 | person | Lea Brandt; 地址 | place | 菩提苑4号; 状态 | choice | 配送中 | 待取, 配送中, 已送达; 金额 | money | € 6
受取人 | person | Lea Brandt; 住所 | place | 緑町4; 状態 | choice | 配達中 | 待機, 配達中, 完了; 金額 | money | € 6`,
    about: `Bitte klingeln bei Brandt, dritter Stock. Nicht knicken.
Sonner chez Brunet, troisième étage. Ne pas plier.
Llamar a Blanco, tercer piso. No doblar.
Tocar no apartamento 31. Não dobrar.
Suonare a Bruni, terzo piano. Non piegare.
الطابق الثالث، يرجى الاتصال قبل الوصول.
三楼，请先打电话，勿折。
3階です。着く前にお電話ください。`,
  },
  lists: [
    {
      nouns: `fahrer, kurier, bote
livreur, coursier, chauffeur
repartidor, mensajero, conductor
motoboy, entregador, motorista
fattorin, corrier, autist
سائق, مندوب
骑手, 快递员, 司机
配達員, ドライバー`,
      label: `Fahrer
Livreurs
Repartidores
Entregadores
Fattorini
السائقون
骑手
配達員`,
      rows: `Lastenrad, 4 unterwegs; Roller, 2 unterwegs; Rad, frei; Bus, 6 unterwegs; Rad, Pause; Roller, frei
Vélo cargo, 4 en cours; Scooter, 2 en cours; Vélo, libre; Camionnette, 6 en cours; Vélo, pause; Scooter, libre
Bici de carga, 4 en curso; Moto, 2 en curso; Bici, libre; Furgoneta, 6 en curso; Bici, descanso; Moto, libre
Moto, 4 em rota; Moto, 2 em rota; Bike, livre; Van, 6 em rota; Bike, pausa; Moto, livre
Cargo bike, 4 in corso; Scooter, 2 in corso; Bici, libero; Furgone, 6 in corso; Bici, pausa; Scooter, libero
دراجة نارية، 4 قيد التوصيل; سيارة، 2 قيد التوصيل; دراجة، متاح; شاحنة، 6 قيد التوصيل; دراجة، استراحة; سيارة، متاح
电动车，4单配送中; 电动车，2单配送中; 自行车，空闲; 面包车，6单配送中; 电动车，休息; 电动车，空闲
カーゴバイク、4件配達中; バイク、2件配達中; 自転車、待機; バン、6件配達中; 自転車、休憩; バイク、待機`,
      of: 'people',
      icon: 'users',
    },
    {
      nouns: `verdienst, einnahm, umsatz
gains, revenus
ganancia, ingreso
ganho, faturamento, renda
guadagn, incass
أرباح, دخل
收入, 收益
売上, 収入`,
      label: `Verdienst
Gains
Ganancias
Ganhos
Guadagni
الأرباح
收入
売上`,
      rows: `Heute | 9 Lieferungen; Gestern | 14 Lieferungen; Dienstag | 11 Lieferungen; Montag | 12 Lieferungen; Letzte Woche | 58 Lieferungen
Aujourd’hui | 9 livraisons; Hier | 14 livraisons; Mardi | 11 livraisons; Lundi | 12 livraisons; Semaine passée | 58 livraisons
Hoy | 9 entregas; Ayer | 14 entregas; Martes | 11 entregas; Lunes | 12 entregas; Semana pasada | 58 entregas
Hoje | 9 entregas; Ontem | 14 entregas; Terça | 11 entregas; Segunda | 12 entregas; Semana passada | 58 entregas
Oggi | 9 consegne; Ieri | 14 consegne; Martedì | 11 consegne; Lunedì | 12 consegne; Settimana scorsa | 58 consegne
اليوم | 9 توصيلات; أمس | 14 توصيلة; الثلاثاء | 11 توصيلة; الاثنين | 12 توصيلة; الأسبوع الماضي | 58 توصيلة
今天 | 9单; 昨天 | 14单; 周二 | 11单; 周一 | 12单; 上周 | 58单
今日 | 9件; 昨日 | 14件; 火曜 | 11件; 月曜 | 12件; 先週 | 58件`,
      values: '€ 64; € 98; € 81; € 86; € 412',
      icon: 'wallet',
    },
  ],
}
