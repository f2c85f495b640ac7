import '@adwright/ui/tokens.css';
import '@adwright/ui/fonts.css';
import '@adwright/ui/base.css';

// Shared modules arrive asynchronously; none may be imported before the federation runtime has set them up.
import('./main.tsx');
