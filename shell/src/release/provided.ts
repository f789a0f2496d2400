// A singleton is provided only if the shell's own build contains it: this file is why it does.
// A test compares it with the list in @portal/build.
import 'react';
import 'react/jsx-runtime';
import '@emotion/react';
import '@emotion/styled';
import '@portal/host';
