# The guided first round. [cart|cart] is a symbol, which is read out as "cart".

web-guide-loyang-crop = Achetez un légume et remplissez-en votre champ de départ. Le [wheat|blé] est bon marché, et bien des clients en veulent.
web-guide-loyang-crop-more = Le champ en donne un à chacun des neuf tours.
web-guide-loyang-put = Mettez une carte dans la [courtyard|cour], ou prenez-en une. Il n'y a encore rien pour vous : mettez celle-ci.
web-guide-loyang-put-more = Ce que vous y mettez, d'autres peuvent le prendre. À la fin, vous avez une carte de la cour et une de votre main.
web-guide-loyang-take = Voici un [regular|client régulier]. Prenez-le : une carte de votre main l'accompagne.
web-guide-loyang-take-more = Les réguliers reviennent à chaque tour et paient plus de ligne en ligne.
web-guide-loyang-put-on = Encore rien pour vous : mettez une autre carte, ou prenez ce qui vous plaît.
web-guide-loyang-hand = Maintenant une de vos cartes. Ce client veut ce que vous pouvez avoir tout de suite.
web-guide-loyang-sow = Semez le légume de votre [cart|charrette] : tout le champ se remplit de sa sorte et en donne un par tour.
web-guide-loyang-sow-more = Cliquez sur le légume ou sur le champ, dans l'ordre voulu.
web-guide-loyang-buy = Votre client veut deux légumes. Achetez le premier dans votre [shop|magasin].
web-guide-loyang-buy-on = Et le second. Ce que vous achetez va dans votre charrette.
web-guide-loyang-serve = Tout est dans la charrette : servez le [regular|client], qui paie aussitôt.
web-guide-loyang-serve-more = La ligne suivante paiera plus, au tour suivant.
web-guide-loyang-miss = Votre autre client n'est pas servi : son visage passe au rouge. La prochaine fois, cela coûtera du cash. Finissez votre tour.
web-guide-loyang-miss-more = Vous pourriez encore acheter, ou emprunter. Rien n'est définitif : « Annuler » revient en arrière.
web-guide-loyang-step = Les cases du [path|chemin] font gagner. La première de chaque tour ne coûte qu'un cash : prenez-la.
web-guide-loyang-step-more = Chaque case suivante coûte son numéro.
web-guide-loyang-store = Ce qui reste dans la charrette doit être stocké ; le surplus retourne à la réserve.
web-guide-loyang-end = Assez pour l'instant. Arrêtez-vous ici et gardez votre cash pour le tour suivant.
web-guide-loyang-farewell = Voilà un tour complet. Huit autres suivent de la même façon ; à partir d'ici, la ferme est à vous.
web-guide-loyang-farewell-more = En haut, le point d'interrogation dit ce qu'est une chose ; la liste des actions, ce que vous pouvez faire.
