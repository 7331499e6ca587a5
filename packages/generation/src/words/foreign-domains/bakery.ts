import type { ForeignDomain } from './domain.ts'

/** Bread and cakes that are made to order. */
export const bakery: ForeignDomain = {
  id: 'bakery',
  words: `backerei, konditorei, torten
boulangerie, patisserie
panaderia, pasteleria, reposteria
confeitaria, padaria, bolos, doceria
panificio, pasticceria, =forno
مخبز, حلويات, مخبوزات
面包店, 蛋糕, 烘焙
パン屋, ベーカリー, ケーキ屋, 洋菓子`,
  main: {
    nouns: `produkt, brot, torte, kuchen, sortiment, angebot$
produit, pain, gateau, viennois, carte
producto, pan$, panes, pastel, tarta, catalogo
produto, bolo, cardapio, doce
prodott, pane$, dolc, tort
منتجات, خبز, كعك, قائمة
商品, 面包, 蛋糕, 每日新品
商品, パン, ケーキ, メニュー`,
    label: `Backwaren
Produits
Productos
Produtos
Prodotti
المنتجات
商品
商品`,
    rows: `Roggenmischbrot | 750 g; Butterhörnchen | frisch ab 7 Uhr; Nusszopf | nur freitags; Zitronentarte | für 8; Geburtstagstorte | 2 Tage vorher; Laugenbrezel | aus dem Ofen
Pain de campagne | 750 g; Croissant au beurre | dès 7 h; Brioche tressée | le vendredi; Tarte au citron | pour 8; Gâteau d’anniversaire | 2 jours avant; Baguette tradition | toutes les heures
Hogaza de pueblo | 750 g; Cruasán de mantequilla | desde las 7; Trenza de nueces | viernes; Tarta de limón | 8 porciones; Tarta de cumpleaños | 2 días antes; Barra rústica | recién hecha
Bolo de chocolate | 2 kg, 15 fatias; Bolo de cenoura | 1 kg; Torta de limão | 8 fatias; Brigadeiros | cento; Bolo de aniversário | 2 dias antes; Pão de mel | caixa com 12
Pane casereccio | 750 g; Cornetto al burro | dalle 7; Treccia alle noci | il venerdì; Crostata al limone | per 8; Torta di compleanno | 2 giorni prima; Focaccia | appena sfornata
خبز بلدي | طازج كل صباح; كرواسون بالزبدة | من 7 صباحا; معمول بالتمر | علبة 12; كعكة الليمون | لثمانية; كعكة عيد ميلاد | قبل يومين; مناقيش زعتر | من الفرن
核桃面包 | 500克; 黄油可颂 | 7点出炉; 红豆吐司 | 每日限量; 柠檬挞 | 6寸; 生日蛋糕 | 提前2天; 奶油泡芙 | 6个装
食パン | 1斤; バタークロワッサン | 7時焼き上がり; あんぱん | 人気; レモンタルト | 6切れ; 誕生日ケーキ | 2日前まで; 塩パン | 焼きたて`,
    values: '€ 5; € 2; € 7; € 24; € 38; € 1',
    icon: 'cake',
    picture: 'bread, breakfast, bread 2, cake, birthday cake, bread 3',
    fields: `Preis | money | € 5; Größe | choice | 750 g | 500 g, 750 g, 1 kg; Abholen am | date | 21. Nov.; Allergene | text | Gluten, Nüsse
Prix | money | € 5; Taille | choice | 750 g | 500 g, 750 g, 1 kg; Retrait le | date | 21 nov.; Allergènes | text | gluten, noix
Precio | money | € 5; Tamaño | choice | 750 g | 500 g, 750 g, 1 kg; Recogida | date | 21 nov; Alérgenos | text | gluten, nueces
Preço | money | € 5; Tamanho | choice | 2 kg | 1 kg, 2 kg, 3 kg; Retirada | date | 21 nov; Alérgenos | text | glúten, nozes
Prezzo | money | € 5; Formato | choice | 750 g | 500 g, 750 g, 1 kg; Ritiro | date | 21 nov; Allergeni | text | glutine, noci
السعر | money | € 5; الحجم | choice | وسط | صغير, وسط, كبير; الاستلام | date | 21 نوفمبر; الحساسية | text | غلوتين
价格 | money | € 5; 规格 | choice | 500克 | 250克, 500克, 1公斤; 取货日期 | date | 11月21日; 过敏原 | text | 麸质、坚果
価格 | money | € 5; サイズ | choice | 1斤 | 1斤, 2斤; 受取日 | date | 11月21日; アレルゲン | text | 小麦、卵`,
    about: `Mit Natursauerteig, 18 Stunden geführt. Hält sich vier Tage.
Au levain naturel, 18 heures de pousse. Se garde quatre jours.
Con masa madre y 18 horas de fermentación. Aguanta cuatro días.
Massa fofinha e recheio caseiro, feito no dia. Dura quatro dias na geladeira.
Con lievito madre, 18 ore di lievitazione. Dura quattro giorni.
بخميرة طبيعية وتخمير 18 ساعة. يبقى طازجا أربعة أيام.
天然酵种，发酵18小时，可存放四天。
天然酵母で18時間発酵。4日ほど楽しめます。`,
  },
  lists: [],
}
