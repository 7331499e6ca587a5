import type { ForeignDomain } from './domain.ts'

/** Used things that are sold by one to another. */
export const secondhand: ForeignDomain = {
  id: 'secondhand',
  words: `flohmarkt, gebraucht, second-hand-markt, kleinanzeig, sachen verkaufen
occasion, friperie, seconde main, vide-grenier, petites annonces
segunda mano, usado, mercadillo
usados, brecho, segunda mao, desapego
usato, mercatino, seconda mano
مستعمل, الأغراض المستعملة, سوق المستعمل
二手, 闲置, 跳蚤
フリマ, 中古, 不用品`,
  main: {
    nouns: `artikel, sachen, anzeige, angebot, kleidung
article, vetement, annonce, objet
articulo, anuncio, producto
anuncio, produto, item, itens, peca
articol, annunc, oggett
منتجات, سلع, إعلان, أغراض
商品, 宝贝, 物品
商品, 出品`,
    label: `Anzeigen
Annonces
Artículos
Anúncios
Annunci
الإعلانات
商品
商品`,
    rows: `Fahrrad, 28 Zoll | Gebraucht, gut; Holzstuhl | Kleine Kratzer; Winterjacke, M | Wie neu; Kinderbücher, 10 Stück | Gut; Stehlampe | Wie neu; Kamera mit Tasche | Geprüft
Vélo de ville | Bon état; Chaise en bois | Petites rayures; Veste d’hiver, M | Comme neuve; Lot de 10 livres | Bon état; Lampadaire | Comme neuf; Appareil photo | Testé
Bicicleta urbana | Buen estado; Silla de madera | Algún arañazo; Chaqueta, talla M | Como nueva; Lote de 10 libros | Buen estado; Lámpara de pie | Como nueva; Cámara con funda | Probada
Bicicleta urbana | Bom estado; Cadeira de madeira | Pequenos riscos; Jaqueta, M | Como nova; Lote de 10 livros | Bom estado; Luminária de chão | Como nova; Câmera com bolsa | Testada
Bicicletta da città | Buono stato; Sedia in legno | Qualche graffio; Giacca invernale, M | Come nuova; 10 libri per bambini | Buono stato; Lampada da terra | Come nuova; Fotocamera | Provata
دراجة هوائية | حالة جيدة; كرسي خشبي | خدوش بسيطة; معطف شتوي، M | كالجديد; 10 كتب أطفال | حالة جيدة; مصباح أرضي | كالجديد; كاميرا مع حقيبة | مجربة
城市自行车 | 八成新; 实木椅子 | 有轻微划痕; 羽绒服 M码 | 几乎全新; 童书10本 | 八成新; 落地灯 | 几乎全新; 微单相机 | 功能完好
シティサイクル | 使用感あり; 木の椅子 | 小キズあり; ダウンジャケット M | 未使用に近い; 絵本10冊 | 良好; フロアランプ | 未使用に近い; ミラーレスカメラ | 動作確認済み`,
    values: '€ 120; € 35; € 45; € 18; € 28; € 210',
    icon: 'tag',
    picture: 'bicycle, chair, jacket, book, lamp, camera',
    fields: `Preis | money | € 120; Zustand | choice | gut | neu, wie neu, gut; Abholung | place | Lindenplatz; Von | person | Lea Brandt
Prix | money | € 120; État | choice | bon | neuf, comme neuf, bon; Retrait | place | Place du Tilleul; Vendeur | person | Lea Brandt
Precio | money | € 120; Estado | choice | bueno | nuevo, como nuevo, bueno; Recogida | place | Plaza Mayor; Vendedor | person | Lea Brandt
Preço | money | € 120; Condição | choice | bom | novo, como novo, bom; Retirada | place | Praça central; Vendedor | person | Lea Brandt
Prezzo | money | € 120; Condizioni | choice | buone | nuovo, come nuovo, buone; Ritiro | place | Piazza del Tiglio; Venditore | person | Lea Brandt
السعر | money | € 120; الحالة | choice | جيدة | جديد, كالجديد, جيدة; الاستلام | place | ساحة المدينة; البائع | person | Lea Brandt
价格 | money | € 120; 成色 | choice | 八成新 | 全新, 几乎全新, 八成新; 自提地点 | place | 人民广场; 卖家 | person | Lea Brandt
価格 | money | € 120; 状態 | choice | 良好 | 新品, 未使用に近い, 良好; 受け渡し | place | 駅前; 出品者 | person | Lea Brandt`,
    about: `Fährt einwandfrei, Licht und Bremsen neu. Abholung am Abend oder am Wochenende.
Roule très bien, freins et éclairage neufs. À récupérer le soir ou le week-end.
Funciona perfecta, frenos y luces nuevos. Recogida por la tarde o en fin de semana.
Anda perfeitamente, freios e luzes novos. Retirada à noite ou no fim de semana.
Funziona benissimo, freni e luci nuovi. Ritiro la sera o nel weekend.
تعمل بشكل ممتاز، الفرامل والأضواء جديدة. الاستلام مساء أو في العطلة.
骑行顺畅，刹车和车灯都是新的。晚上或周末可自提。
問題なく走ります。ブレーキとライトは新品。夜か週末に受け渡し可。`,
  },
  lists: [
    {
      nouns: `verkaufer, kaufer, nutzer
vendeur, acheteur
vendedor, comprador
vendedor, comprador
venditor, acquirent
بائع, مشتر
卖家, 买家
出品者, 購入者`,
      label: `Verkäufer
Vendeurs
Vendedores
Vendedores
Venditori
البائعون
卖家
出品者`,
      rows: `14 Anzeigen, 4,9; 6 Anzeigen, 5,0; 21 Anzeigen, 4,7; 3 Anzeigen, 4,8; 9 Anzeigen, 4,9; 2 Anzeigen, neu dabei
14 annonces, 4,9; 6 annonces, 5,0; 21 annonces, 4,7; 3 annonces, 4,8; 9 annonces, 4,9; 2 annonces, nouveau
14 artículos, 4,9; 6 artículos, 5,0; 21 artículos, 4,7; 3 artículos, 4,8; 9 artículos, 4,9; 2 artículos, nuevo
14 anúncios, 4,9; 6 anúncios, 5,0; 21 anúncios, 4,7; 3 anúncios, 4,8; 9 anúncios, 4,9; 2 anúncios, novo
14 annunci, 4,9; 6 annunci, 5,0; 21 annunci, 4,7; 3 annunci, 4,8; 9 annunci, 4,9; 2 annunci, nuovo
14 إعلانا، 4.9; 6 إعلانات، 5.0; 21 إعلانا، 4.7; 3 إعلانات، 4.8; 9 إعلانات، 4.9; إعلانان، جديد
14件在售，4.9; 6件在售，5.0; 21件在售，4.7; 3件在售，4.8; 9件在售，4.9; 2件在售，新卖家
出品14点、4.9; 出品6点、5.0; 出品21点、4.7; 出品3点、4.8; 出品9点、4.9; 出品2点、新規`,
      of: 'people',
      icon: 'users',
    },
    {
      nouns: `bewert
avis, evaluation
valoracion, opinion, resena
avaliac
recension, valutazion
تقييم
评价, 评论
評価, レビュー`,
      label: `Bewertungen
Avis
Valoraciones
Avaliações
Recensioni
التقييمات
评价
評価`,
      rows: `Genau wie beschrieben; Schnelle Antwort; Gut verpackt; Nette Übergabe; Fairer Preis; Gern wieder
Conforme à la description; Réponse rapide; Bien emballé; Échange sympathique; Prix juste; À refaire
Tal como se describe; Responde rápido; Bien embalado; Trato muy amable; Precio justo; Repetiría
Como descrito; Resposta rápida; Bem embalado; Entrega simpática; Preço justo; Compraria de novo
Come descritto; Risponde subito; Ben imballato; Persona gentile; Prezzo onesto; Da rifare
كما في الوصف; رد سريع; تغليف جيد; تعامل راق; سعر عادل; أتعامل معه مجددا
与描述一致; 回复很快; 包装很好; 交易愉快; 价格合理; 下次还来
説明どおり; 返信が早い; 梱包が丁寧; 気持ちのよい取引; 適正な価格; またお願いします`,
      of: 'opinions',
      icon: 'star',
    },
  ],
}
